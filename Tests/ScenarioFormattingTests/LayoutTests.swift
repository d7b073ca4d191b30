import ScenarioDiagnostics
import ScenarioFormatting
import Testing

struct LayoutTests {
  @Test func `blocks are indented by two columns, lists below their keys too`() {
    expect(
      """
      suite:   A
      tags:
      - smoke
      -   slow
      scenarios:
          -  name: B
             steps:
               -   tap:
                      id:  Done
               - back
          -
             name: C
      """,
      becomes: """
        suite: A
        tags:
          - smoke
          - slow
        scenarios:
          - name: B
            steps:
              - tap:
                  id: Done
              - back
          - name: C

        """
    )
  }

  @Test func `braces and brackets have one blank where one belongs`() {
    expect(
      "a: { id : Done,enabled: true ,}\nb: [ one,two , {c: d} ]\nc: [ ]\nd: {}\ne: {table, f: }\n",
      becomes: "a: {id: Done, enabled: true}\nb: [one, two, {c: d}]\nc: []\nd: {}\ne: {table, f}\n"
    )
  }

  @Test func `what stands in brackets on several lines is joined if it fits`() {
    expect(
      "tags: [\n  smoke,\n  slow,\n]\nlaunch: {\n  arguments: [-startAt,\n    2]}\n",
      becomes: "tags: [smoke, slow]\nlaunch: {arguments: [-startAt, 2]}\n"
    )
  }

  @Test func `what is too long for a line leaves its braces`() {
    let label = String(repeating: "x", count: 40)
    let longer = String(repeating: "y", count: 60)
    expect(
      """
      - assert: {element: {staticText: \(label), within: {type: cell}}, label: \(label)}
      - {a: \(longer), b: [\(longer)]}
      """,
      becomes: """
        - assert:
            element: {staticText: \(label), within: {type: cell}}
            label: \(label)
        - a: \(longer)
          b: [\(longer)]

        """
    )
  }

  @Test func `a long line in braces with a comment stays, as the comment is about all of it`() {
    let long = "a: {b: \(String(repeating: "x", count: 100))}  # why\n"
    expect(long, becomes: long)
  }

  @Test func `blank lines separate at most once, and not from what they belong to`() {
    expect(
      "\n\n# top\n\n\nname: A\n\n\n\napp: b\nsteps:\n\n  - a\n\n\n  - b\n\n",
      becomes: "# top\n\nname: A\n\napp: b\nsteps:\n  - a\n\n  - b\n"
    )
  }

  @Test func `spaces at the ends of lines go, and the last line ends`() {
    expect("a: b  \nc:   \n  - d\t", becomes: "a: b\nc:\n  - d\n")
  }

  @Test func `an empty file and one of comments stay what they are`() {
    expect("", becomes: "")
    expect("\n\n", becomes: "")
    expect("# only this\n", becomes: "# only this\n")
    expect("  # only this", becomes: "# only this\n")
  }

  @Test func `lists in lists begin on one line`() {
    expect("-   - a\n    -  b\n-\n  - c\n- - - d\n", becomes: "- - a\n  - b\n- - c\n- - - d\n")
  }

  @Test func `keys without a value and items without one stay`() {
    expect("a:\nb: ~\nc:\n  -\n  - x\n  -\n", becomes: "a:\nb: ~\nc:\n  -\n  - x\n  -\n")
  }

  @Test func `line breaks of Windows stay, in whole files`() {
    expect("a:  b\r\nc: |\r\n    d\r\n", becomes: "a: b\r\nc: |\r\n  d\r\n")
  }

  @Test func `what is laid out already stays to the byte`() {
    let text = """
      # yaml-language-server: $schema=schema.json
      name: A scenario
      tags: [smoke, slow]

      # What comes first.
      steps:
        - tap: {button: Done}  # once
        - type: {into: Title, text: "${title}"}

        # And then:
        - assert: {element: Title, value: {is: "42"}}

      """
    expect(text, becomes: text)
  }

  @Test func `what is no YAML is told and left alone`() {
    guard case .invalid(let diagnostics) = format("a: [b\n") else {
      Issue.record("not invalid")
      return
    }
    #expect(diagnostics.map(\.message.id) == ["yaml-syntax"])
  }
}
