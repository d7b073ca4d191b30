import ScenarioTestSupport
import Testing

struct MutateTests {
  private static let adding: FileContent = """
    name: A new to-do can be begun
    app: todo
    steps:
      - tap: Add Todo
      - waitFor: {screen: Add}
      - assert: {button: Done, enabled: true}

    """

  @Test func `bugs that nothing notices are shown with a step that would`() async throws {
    let run = try await rehearse(
      "mutate a.yaml --operators hidden,disabled --screen Add",
      files: ["a.yaml": Self.adding]
    )
    #expect(run.errors == "")
    #expect(
      run.output == """
        nothing would notice if
          todo  Add  'New Todo' (navigationBar) were gone  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {navigationBar: New Todo}
          todo  Add  'Todo List' (back button) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {button: Todo List, enabled: true}
          todo  Add  'Child' (button) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {button: Child, enabled: true}
          todo  Add  'Phone' (button) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {button: Phone, enabled: true}
          todo  Add  'Shopping Cart' (button) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {button: Shopping Cart, enabled: true}
          todo  Add  'Travel' (button) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {button: Travel, enabled: true}
          todo  Add  'Todo Title:' (staticText) were gone  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {staticText: "Todo Title:"}
          todo  Add  'Title' (textField) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {element: Title, enabled: true}
          todo  Add  the datePicker were gone  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {type: datePicker}
          todo  Add  'March' (pickerWheel) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {element: {type: pickerWheel, index: 0}, value: March, enabled: true}
          todo  Add  '2' (pickerWheel) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {element: {type: pickerWheel, index: 1}, value: "2", enabled: true}
          todo  Add  '2016' (pickerWheel) were gone or were disabled  (1 scenario sees it)
                add to a.yaml after line 5 (tried):  - assert: {element: {type: pickerWheel, index: 2}, enabled: true}
        23 mutants: 2 noticed, 21 not: 8.6 % (25 runs of 1 scenario)

        """
    )
    #expect(run.status == 0)
  }

  @Test(arguments: [
    "steps: [{tap: Add Todo}, {waitFor: {screen: Add}}]",
    "steps: [\n  tap: Add Todo,\n  {optional: false, waitFor: {screen: Add}},\n]",
  ])
  func `a step for a list in flow style is placed next to a step, and can be added there`(
    steps: String
  ) async throws {
    let text = "name: A\napp: todo\n\(steps)\n"
    let options = "--operators hidden --screen Add"
    let run = try await rehearse("mutate a.yaml \(options)", files: ["a.yaml": "\(text)"])
    let (line, column) = steps.contains("\n") ? (5, 21) : (3, 27)
    let step = "{assert: {button: Done}}"
    #expect(
      run.output.contains("add to a.yaml after the step at \(line):\(column) (tried):  \(step)\n"),
      "\(run.output)"
    )
    let changed = text.replacing("screen: Add}}", with: "screen: Add}}, \(step)")
    let next = try await rehearse("mutate a.yaml \(options)", files: ["a.yaml": "\(changed)"])
    #expect(next.output.contains("'Done' (button)") == false, "\(next.output)")
    #expect(next.status == 0)
  }

  @Test func `a score below the minimum fails`() async throws {
    let run = try await rehearse(
      "mutate a.yaml --operators hidden,tap-dead --minimum 90% --screen Root",
      files: ["a.yaml": Self.adding]
    )
    #expect(run.errors == "rehearse: error: 42.8 % is less than 90 %\n")
    #expect(run.status == 1)
  }

  @Test func `a scenario that does not pass is an error, and named`() async throws {
    let run = try await rehearse(
      "mutate a.yaml",
      files: ["a.yaml": "name: A\napp: todo\nsteps: [{assert: Cheese}]\n"]
    )
    #expect(
      run.output == """
        left out: a.yaml:1  it does not pass without mutants
        no mutants (0 runs of 0 scenarios)

        """
    )
    #expect(run.status == 2)
  }

  @Test func `a misspelt operator is an error with the nearest`() async throws {
    let run = try await rehearse("mutate a.yaml --operators hiden", files: ["a.yaml": Self.adding])
    #expect(
      run.errors.hasPrefix(
        "rehearse: error: The value 'hiden' is invalid for '--operators <names>': "
          + "'hiden' is not an operator; did you mean 'hidden'?\n"
      )
    )
    #expect(run.status == 64)
  }

  @Test func `operators of tiers and single ones can be combined`() async throws {
    let strict = try await rehearse(
      "mutate a.yaml --operators strict",
      files: ["a.yaml": Self.adding]
    )
    let both = try await rehearse(
      "mutate a.yaml --operators hidden,default,strict",
      files: ["a.yaml": Self.adding]
    )
    #expect(both == strict)
    #expect(strict.errors == "")
  }

  @Test func `a screen that no scenario shows is an error`() async throws {
    let run = try await rehearse("mutate a.yaml --screen Ad", files: ["a.yaml": Self.adding])
    #expect(
      run.errors == "rehearse: error: no scenario shows a screen 'Ad'; did you mean 'Add'?\n"
    )
    #expect(run.status == 64)
    let none = try await rehearse(
      "mutate a.yaml --screen Add --operators next-day",
      files: ["a.yaml": Self.adding]
    )
    #expect(none.errors == "")
    #expect(none.output == "no mutants (2 runs of 1 scenario)\n")
    #expect(none.status == 0)
  }

  @Test func `an accepted bug is listed apart, and still counts`() async throws {
    let run = try await rehearse(
      "mutate a.yaml --list --operators default",
      files: [
        "a.yaml": Self.adding,
        "rehearse.yaml": """
        mutate:
          accept:
            - mutant: todo/Add/button#Travel hidden
              because: nobody travels

        """,
      ]
    )
    #expect(run.output.contains("accepted  todo/Add/button#Travel hidden  nobody travels\n"))
    #expect(run.output.contains(" not (1 accepted): "))
    #expect(run.status == 0)
  }

  @Test func `an accepted bug that there is not, or that is noticed, is an error`() async throws {
    let run = try await rehearse(
      "mutate .",
      files: [
        "a.yaml": Self.adding,
        "rehearse.yaml": """
        mutate:
          accept:
            - {mutant: todo/Add/button#Travell hidden, because: nobody travels}
            - {mutant: todo/Add/button#Done hidden, because: nobody is done}

        """,
      ]
    )
    #expect(
      run.errors == """
        rehearse.yaml:3:16: error: 'todo/Add/button#Travell hidden' is not a mutant of the apps that the scenarios use [unknown-mutant]
         3 |     - {mutant: todo/Add/button#Travell hidden, because: nobody travels}
           |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean 'todo/Add/button#Travel hidden'?
        rehearse.yaml:4:16: error: 'todo/Add/button#Done hidden' is noticed, so it need not be accepted [idle-acceptance]
         4 |     - {mutant: todo/Add/button#Done hidden, because: nobody is done}
           |                ^~~~~~~~~~~~~~~~~~~~~~~~~~~ remove the entry

        """
    )
    #expect(run.status == 2)
  }

  @Test func `an accepted bug of an app or a file that was not run is no error`() async throws {
    let accepted: FileContent = """
      mutate:
        accept:
          - {mutant: trivia/Question/button#AnswerA hidden, because: nobody answers}
          - {mutant: todo/Edit/button#Phone hidden, because: nobody calls}

      """
    let files = ["b/a.yaml": Self.adding, "rehearse.yaml": accepted]
    let file = try await rehearse("mutate b/a.yaml", files: files)
    #expect(file.errors == "")
    let folder = try await rehearse("mutate b", files: files)
    #expect(folder.errors.contains("'todo/Edit/button#Phone hidden' is not a mutant"))
    #expect(!folder.errors.contains("trivia"))
  }

  @Test func `accepted bugs are not checked where other scenarios of the workspace are left out`()
    async throws
  {
    let files: [String: FileContent] = [
      "a/a.yaml": Self.adding, "b/a.yaml": Self.adding,
      "rehearse.yaml": """
      mutate:
        accept:
          - {mutant: todo/Edit/button#Phone hidden, because: nobody calls}

      """,
    ]
    let part = try await rehearse("mutate b", files: files)
    #expect(part.errors == "")
    let whole = try await rehearse("mutate a b", files: files)
    #expect(whole.errors.contains("'todo/Edit/button#Phone hidden' is not a mutant"))
  }

  @Test func `a step that would show a secret is not suggested`() async throws {
    let run = try await rehearse(
      "mutate a.yaml --operators placeholder-changed",
      files: [
        "a.yaml": """
        name: A password is typed
        app: sign-in
        steps:
          - type: {into: {secureTextField: Password}, text: password}
          - tap: {id: showPassword}

        """
      ]
    )
    #expect(!run.output.contains("element: •••"), "\(run.output)")
    #expect(run.output.contains("placeholder"), "\(run.output)")
  }

  @Test func `each mutant is a line of JSON, and each place a test case of JUnit`() async throws {
    let run = try await rehearse(
      "mutate a.yaml --operators hidden --screen Root --report json-lines=m.jsonl --junit m.xml",
      files: ["a.yaml": Self.adding]
    )
    #expect(run.status == 0)
    let lines = try #require(run.files["m.jsonl"]).split(separator: "\n")
    #expect(
      lines[1] == """
        {"type":"mutant","id":"todo/Root/navigationBar#Todo List/button#Add Todo hidden","app":"todo",\
        "place":"Root/navigationBar#Todo List/button#Add Todo","operator":"hidden","status":"noticed",\
        "coveredBy":["a.yaml:1"],"noticedBy":{"case":"a.yaml:1","step":2}}
        """
    )
    #expect(
      lines.last == """
        {"type":"mutationScore","noticed":2,"unnoticed":4,"accepted":0,"unchanged":0,"percent":33.3,\
        "scenarios":1,"runs":8}
        """
    )
    let junit = try #require(run.files["m.xml"])
    #expect(
      junit.contains(
        """
            <testcase name="Root/table[0]" classname="todo" time="0.000">
              <failure type="Unnoticed" message="nothing would notice if the table were gone">
        """
      )
    )
  }

  @Test func `a bug that makes the model trap is noticed, and all others are still judged`()
    async throws
  {
    let run = try await shell(
      "\(TrappingTool.path) mutate a.yaml --list --jobs 1 2>log | grep -e button.3 -e mutants",
      files: ["a.yaml": "name: A\napp: trapping\nsteps: [{tap: Behave}]\n"]
    )
    #expect(
      run.output == """
        noticed   trapping/Traps/button[3] hidden  a.yaml:1 step 2
        noticed   trapping/Traps/button[3] renamed  a.yaml:1 step 2
        noticed   trapping/Traps/button[3] disabled  a.yaml:1 step 2
        unchanged trapping/Traps/button[3] tap-dead
        noticed   trapping/Traps/button[3] acts-as-neighbour  crashes a.yaml:1
        16 mutants: 4 noticed, 12 not: 25 % (13 more change no screen; 31 runs of 1 scenario)

        """
    )
  }
}
