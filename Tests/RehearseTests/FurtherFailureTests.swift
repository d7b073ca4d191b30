import Testing

/// What reports tell of the failures beside the one that decided.
struct FurtherFailureTests {
  private static let files: [String: FileContent] = [
    "words.yaml": """
    vocabulary: Words
    flows: {look: {steps: [assert: Nowhere]}}
    """,
    "a.yaml": """
    name: Many
    app: trivia
    import: [words.yaml]
    continueAfterFailure: true
    steps:
      - assert: {elements: {type: button}, count: 7}
      - run: look
      - {assert: Optional, optional: true}
      - assert: {screen: Loading}
    teardown: [assert: Gone]
    """,
  ]

  @Test func `of a candidate's texts the one that is nearest to the wanted one is told`()
    async throws
  {
    let run = try await shell(
      #""$REHEARSE" run a.yaml | grep candidates"#,
      files: ["a.yaml": "{name: A, app: todo, steps: [tap: Add Tood]}"]
    )
    #expect(
      run.output == """
          candidates: button, id: 'Add Todo', label: 'Add' at 327,20 48x44: its id is not 'Add Tood'

        """
    )
  }

  @Test func `JUnit names all steps that failed by themselves`() async throws {
    let run = try await rehearse("run a.yaml --junit a.xml", files: Self.files)
    let told = run.files["a.xml"]?.split(separator: "\n").filter { $0.contains("also failed") }
    #expect(
      told?.joined(separator: "\n") == """
          also failed (words.yaml:2:24): step 4/7 assert Nowhere: no element matches 'Nowhere'
          also failed (a.yaml:10:12): step 7/7 assert Gone: no element matches 'Gone'
        """
    )
  }

  @Test func `each of them is marked on GitHub, with the calls that led there`() async throws {
    let run = try await shell(
      #"GITHUB_ACTIONS=true "$REHEARSE" run a.yaml | grep ::error"#,
      files: Self.files
    )
    #expect(
      run.output == """
        ::error file=a.yaml,line=6,col=5,title=Many::0 elements match button, not 7%0Aexpected: count: 7%0Afound: count: 0
        ::error file=words.yaml,line=2,col=24,title=Many::no element matches 'Nowhere'%0Aexpected: an element that matches 'Nowhere'%0Afound: none of the 3 elements on the screen%0Acalled at a.yaml:7:5
        ::error file=a.yaml,line=10,col=12,title=Many::no element matches 'Gone'%0Aexpected: an element that matches 'Gone'%0Afound: none of the 3 elements on the screen

        """
    )
  }

  @Test func `a table says how many there are, and of hundreds the first are told`() async throws {
    let run = try await rehearse(
      "run a.yaml --report markdown=a.md --junit a.xml",
      files: [
        "a.yaml": """
        name: Many
        app: trivia
        continueAfterFailure: true
        steps: [repeat: {times: 300, steps: [assert: Gone]}]
        """
      ]
    )
    let row = run.files["a.md"]?.split(separator: "\n").first { $0.contains("❌ failed | Many") }
    #expect(
      row
        == #"| ❌ failed | Many | a.yaml:4 | no element matches 'Gone' (and 299 more) |"#
    )
    let told = run.files["a.xml"]?.split(separator: "\n").drop { !$0.contains("also failed") }
    #expect(told?.dropFirst(10).first == "  and 289 more")
  }
}
