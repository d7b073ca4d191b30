import Testing

/// What `--var` takes, and who uses it.
struct VariableOptionTests {
  @Test(arguments: [
    (
      "a b=4",
      "does not name a variable: 'a b' must be a letter or '_', then letters, digits, '_' and '-'"
    ),
    ("a", "is not of the form name=value"), ("=4", "is not of the form name=value"),
  ])
  func `a value for no variable is wrong usage`(text: String, reason: String) async throws {
    let run = try await rehearse("run a.yaml --var '\(text)'", files: ["a.yaml": .passing])
    #expect(run.errors.prefix { $0 != "\n" } == "rehearse: error: '--var \(text)' \(reason).")
    #expect(run.status == 64)
  }

  @Test(arguments: [
    ("", ""),
    ("--shard 1/2", ""),
    (
      "--filter One",
      """
      rehearse: warning: no selected scenario uses 'two', which --var sets [unused-override]
        others that are not chosen use it

      """
    ),
  ])
  func `a variable is used where a chosen scenario refers to it, also in the reason to skip it`(
    options: String,
    errors: String
  ) async throws {
    let list = try await rehearse(
      "list . --var one=1 --var two=2 \(options)",
      files: [
        "a.yaml": "name: One\napp: trivia\nskip: \"${one}\"\nsteps: [log: x]",
        "b.yaml": "name: Two\napp: trivia\nsteps: [log: \"${two}\"]",
      ]
    )
    #expect(list.errors == errors)
  }

  @Test func `commands that run a case again name the variables that it needs`() async throws {
    let run = try await shell(
      """
      set -- race.yaml --var 'text=Your answer is incorrect' --var other=1 --reproducible
      "$REHEARSE" explore "$@" --report html=1.html --report json-lines=1.jsonl | grep -o 'again: .*'
      "$REHEARSE" run "$@" --report html=2.html --report json-lines=2.jsonl --screens all >log
      "$REHEARSE" merge 2.jsonl --report html=3.html
      for i in 1 2 3; do echo $i; grep -o '>rehearse [a-z][^<]*[^< ]' $i.html | sort -u; done
      sed -i 's/"givenVariables":."text"/"givenVariables":["--junit"/' 2.jsonl
      "$REHEARSE" merge 2.jsonl --report html=4.html
      grep -o '>rehearse [a-z][^<]*' 4.html | sort -u
      """,
      files: [
        "race.yaml": """
        name: An answer is checked
        app: trivia
        launch: {arguments: [isUITesting]}
        steps:
          - waitFor: {screen: Question, timeout: 700ms}
          - tap: AnswerB
          - assert: {element: {id: AnswerResult}, label: "${text}"}

        """
      ]
    )
    #expect(
      run.output == """
        again: rehearse run race.yaml:1 --var text=… --delay modal=651ms
        again: rehearse run race.yaml:1 --var text=… --delay 'bundled questions#1=201ms'
        1
        >rehearse run race.yaml:1 --var text=… --delay modal=651ms
        2
        >rehearse inspect race.yaml:1 --var text=… --step
        >rehearse run race.yaml:1 --var text=…
        3
        >rehearse run race.yaml:1 --var text=…
        >rehearse run race.yaml:1

        """
    )
  }

  @Test func `the command for a file with errors has all variables`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" run . --var b=1 --var a=2 --report html=page.html > log
      grep -o '>rehearse run a.yaml[^<]*' page.html
      """,
      files: ["a.yaml": "name: A\napp: todo\nsteps:\n  - log: ${a}\n  - log: ${c}\n"]
    )
    #expect(run.output == ">rehearse run a.yaml:5 --var a=… --var b=…\n")
  }

  @Test func `a variable is used in the default of a parameter and in a row`() async throws {
    let list = try await rehearse(
      "list . --var time=1s --var base=x",
      files: [
        "a.yaml": """
        name: ${title}
        app: trivia
        cases: [{title: "${base} one"}]
        flows:
          rest: {parameters: {length: "${time}"}, steps: [pause: "${length}"]}
        steps: [run: rest]

        """
      ]
    )
    #expect(list.output + list.errors == "a.yaml:3: x one\n")
  }
}
