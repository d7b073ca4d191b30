extension LanguageReference {
  static let fileSections = [
    ReferenceSection(
      "Scenario",
      "One flow through one app. A file with `name` and `steps` is a scenario.",
      [ScenarioKey.self],
      examples: [
        .file(
          "scenario.yaml",
          """
          name: The answer ${title} can be found
          app: trivia
          launch: {arguments: [isUITesting]}
          cases:
            - {id: AnswerA, title: None}
            - {id: AnswerC, title: One}
          steps:
            - waitFor: {screen: Question}
            - assert: {element: {id: "${id}"}, label: "${title}"}
          """
        )
      ]
    ),
    ReferenceSection(
      "Suite",
      """
      Several scenarios in a file with `suite` and `scenarios`. Each scenario inherits all other
      keys. Mappings are merged, and the scenario's values win. A scenario's tags, imports, launch
      arguments and setup come after the suite's, and its teardown comes before the suite's.
      """,
      [SuiteKey.self],
      examples: [
        .file(
          "suite.yaml",
          """
          suite: Trivia
          app: trivia
          launch: {arguments: [isUITesting]}
          scenarios:
            - name: It begins with the first question
              steps:
                - waitFor: {screen: Question}
            - name: It can begin further on
              launch: {arguments: [-startAt, 2]}
              steps:
                - waitFor: {button: "1999"}
          """
        )
      ]
    ),
    ReferenceSection(
      "Header",
      "The keys that a scenario may have besides its steps, and a suite besides its scenarios.",
      [HeaderKey.self],
      examples: [
        .file(
          "words.yaml",
          """
          vocabulary: Trivia's words
          elements: {question: {id: QuestionTitle}}
          """
        ),
        .file(
          "header.yaml",
          """
          suite: All that a header can say
          description: Every key once.
          app: trivia
          tags: [smoke, slow-network]
          import: [words.yaml]
          launch: {arguments: [isUITesting]}
          settle: idle
          timeout: 2s
          timeLimit: 1m
          continueAfterFailure: true
          variables: {right: AnswerC, token: 4fe7-91c2}
          secrets: [token]
          elements: {next: {button: Next question}}
          flows:
            answer:
              steps:
                - tap: "${right}"
          checks:
            answered: {element: {named: next}, enabled: true}
          interruptions:
            - when: {type: alert}
              do: [{tap: {button: OK}}]
          setup:
            - waitFor: {named: question}
          teardown:
            - log: signed in with ${token}
          scenarios:
            - name: The right answer shows the way on
              steps:
                - run: answer
                - assert: {check: answered}
            - name: Scores are kept
              skip: the app keeps none yet
              steps:
                - assert: Score
            - name: The first answer is right
              knownIssue: the data says otherwise
              steps:
                - tap: AnswerA
                - assert: {check: answered}
          """
        ),
      ]
    ),
    configurationSection,
    ReferenceSection(
      "Launch options",
      """
      An argument and its value are two items of the list. The word `manual`
      alone means `{manual: true}`. `now` is the app's date and time at launch.

      `state` starts the app in a state that a person could reach, with a value for each of the
      state's parameters. `rehearse apps NAME` lists the states and their parameters. `answers` sets
      the answers to the app's calls: the first call gets the first answer, and so on. After the
      last one the app answers as usual.
      """,
      [LaunchKey.self],
      examples: [
        .fragment(
          app: "todo",
          """
          launch: {state: editing, with: {title: Go to Gym}}
          steps:
            - assert: {screen: Edit}
            - assert: {element: {id: Edit Todo Title}, value: Go to Gym}
          """
        ),
        .fragment(
          app: "controls",
          """
          launch: {url: "controls:alerts"}
          steps:
            - assert: {screen: Alerts}
          """
        ),
        .fragment(
          app: "sign-in",
          """
          launch: {answers: {authenticate: [refused, accepted]}}
          steps:
            - type: {into: {id: userName}, text: ada}
            - type: {into: {id: password}, text: "1815"}
            - tap: {button: Sign In}
            - waitFor: {id: invalidCredentials}
            - tap: {button: Sign In}
            - waitFor: {screen: Welcome}
          """
        ),
        .fragment(
          app: "todo-lists",
          """
          launch:
            manual: true
            arguments: [-legacyCrashOnToggle]
            environment: {LANG: en_US}
            now: 2024-02-29T12:00:00Z
          steps:
            - launch
            - assert: Due Today
          """
        ),
      ]
    ),
    ReferenceSection(
      "Interruptions",
      """
      A scenario can't know when a system alert appears. Interruptions are checked before each step,
      and after each change of the app while a step waits. If `when` holds, the steps of `do` run,
      and then the step continues. The time that they take is part of the step's timeout, but the
      step looks once more after them. The log shows each use. A scenario's interruptions are checked
      before its suite's.
      """,
      [InterruptionKey.self],
      examples: [
        .fragment(
          app: "controls",
          """
          launch: {state: alerts}
          interruptions:
            - when: {alert: {label: {contains: Notifications}}}
              do: [{tap: {button: Allow}}]
          steps:
            - tap: Notify Me
            - waitFor: Notifications are on
          """
        )
      ]
    ),
    ReferenceSection(
      "Data files",
      """
      A variable's value can come from a JSON or YAML file. A file that is named after `fromFile` is
      read as data, never as a scenario. `at` is a path to a part of it: keys and indexes, joined by
      dots.
      """,
      [DataSourceKey.self],
      examples: [
        .file("questions.json", #"{"all": [{"answers": ["None", "Twelve", "One"]}]}"#),
        .file(
          "variables.yaml",
          """
          name: Answers from a file
          app: trivia
          launch: {arguments: [isUITesting]}
          variables:
            answers: {fromFile: questions.json, at: all.0.answers}
          steps:
            - waitFor: {button: "${answers[2]}"}
          """
        ),
      ]
    ),
    ReferenceSection(
      "Cases from a file",
      """
      The rows of a JSON, YAML or CSV file; every value in a CSV file is a text. Reports show the row's
      line next to the scenario's.
      """,
      [CasesFileKey.self],
      examples: [
        .file(
          "rows.json",
          #"{"rows": [{"id": "AnswerA", "title": "None"}, {"id": "AnswerB", "title": "Twelve"}]}"#
        ),
        .file(
          "cases.yaml",
          """
          name: ${row.title} is offered
          app: trivia
          launch: {arguments: [isUITesting]}
          cases: {fromFile: rows.json, at: rows, as: row}
          steps:
            - waitFor: {element: {id: "${row.id}"}, label: "${row.title}"}
          """
        ),
      ]
    ),
  ]
}
