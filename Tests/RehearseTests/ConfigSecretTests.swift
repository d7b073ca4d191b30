import Testing

/// What `rehearse config` keeps to itself.
struct ConfigSecretTests {
  @Test func `a secret is shown in no setting`() async throws {
    let config = try await rehearse(
      "config --var token=rosebud7 --var place=rosebud7/x --filter rosebud7 | grep -v default",
      files: [
        "rehearse.yaml": """
        variables: {token: hunter22, url: "https://api/?key=hunter22", all: [hunter22, rosebud7]}
        secrets: [token]
        reports: {junit: hunter22.xml}
        """
      ]
    )
    #expect(
      config.output == """
        variables.url         https://api/?key=•••  rehearse.yaml:1
        variables.all         [•••, •••]            rehearse.yaml:1
        variables.place       •••/x                 command line
        variables.token       •••                   command line
        secrets               token                 rehearse.yaml:2
        --filter              •••                   command line
        reports.junit         •••.xml               rehearse.yaml:3

        """
    )
    #expect(config.errors == "")
  }

  @Test
  func `a variable that a scenario, a suite or a scenario of one lists as secret is not shown`()
    async throws
  {
    let config = try await rehearse(
      """
      config . --var k=abcd-1234 --var s=suite-55 --var t=inner-66 --var o=plain --filter abcd-1234 \
        | grep -E 'var|filter'
      """,
      files: [
        "rehearse.yaml": "variables: {home: own-77, open: yes}",
        "a.yaml": "name: A\napp: trivia\nvariables: {k: x}\nsecrets: [k, home]\nsteps: [log: a]",
        "b.yaml": """
        suite: B
        app: trivia
        variables: {s: x, t: y}
        secrets: [s]
        scenarios: [{name: C, secrets: [t], steps: [log: a]}]
        """,
        "c.yaml": "name: C\napp: trivia\nvariables: {d: {fromFile: d.yaml}}\nsteps: [log: a]",
        "d.yaml": "[1, 2]",
      ]
    )
    #expect(
      config.output == """
        variables.home        •••                  rehearse.yaml:1
        variables.open        yes                  rehearse.yaml:1
        variables.k           •••                  command line
        variables.o           plain                command line
        variables.s           •••                  command line
        variables.t           •••                  command line
        --filter              •••                  command line

        """
    )
    #expect(config.errors == "")
  }

  @Test func `no variable is shown where a path leads nowhere`() async throws {
    let config = try await rehearse(
      "config a.yaml b.yaml --var k=abcd-1234 | grep var",
      files: ["a.yaml": .passing]
    )
    #expect(config.output == "variables.k           •••                  command line\n")
  }

  @Test(arguments: [
    "name: A\napp: trivia\nsecrets: {k: yes}\nsteps: [log: a]", "secrets: [k]", "{", "name: A",
  ])
  func `no variable is shown where a file may list it and can't be read`(file: String) async throws
  {
    let config = try await rehearse(
      "config a.yaml --var k=abcd-1234 --tag abcd | grep -E 'var|tags.inc'",
      files: ["a.yaml": FileContent(stringLiteral: file), "rehearse.yaml": "variables: {own: one}"]
    )
    #expect(
      config.output == """
        variables.own         •••                  rehearse.yaml:1
        variables.k           •••                  command line
        tags.include          abcd                 command line

        """
    )
  }
}
