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
      Several scenarios in a file with `suite` and `scenarios`. All other keys are
      passed on to each: mappings are merged and the scenario wins; tags, imports, launch arguments
      and setup are appended to the suite's, and teardown is inserted before it.
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
    ReferenceSection(
      "Configuration",
      """
      `rehearse.yaml` at the root of the workspace: what holds for all scenarios that don't say
      otherwise. The workspace is the nearest folder at or above the working directory that has such
      a file, else the working directory; imports and data lie within it.
      """,
      [ConfigurationKey.self],
      within: [
        ("The keys of `tags`:", TagSelectionKey.self), ("The keys of `reports`:", ReportKey.self),
        ("The keys of `mutate`:", MutateKey.self),
        ("The keys of an item of `accept`:", AcceptKey.self),
      ],
      examples: [
        .file(
          "rehearse.yaml",
          """
          paths: [Scenarios]
          app: trivia
          variables: {right: AnswerC, password: open sesame}
          secrets: [password]
          settle: idle
          timeout: 2s
          timeLimit: 1m
          continueAfterFailure: false
          tags: {include: [smoke], exclude: [slow]}
          jobs: 2
          reports: {junit: report.xml, json-lines: run.jsonl, markdown: summary.md, html: run.html}
          sourceURL: github
          mutate:
            accept:
              - mutant: trivia/app keyboard-stays
                because: the app has no field
          """
        ),
        .file(
          "Scenarios/configured.yaml",
          """
          name: The configuration names the app
          tags: [smoke]
          launch: {arguments: [isUITesting]}
          steps:
            - tap: "${right}"
          """
        ),
        .file(
          "Scenarios/left-out.yaml",
          """
          name: The network never answers
          tags: [smoke, slow]
          steps:
            - assert: {not: {screen: Question}, for: 1m}
          """
        ),
      ]
    ),
    ReferenceSection(
      "Launch options",
      """
      An argument with a value is two items of the list. The word `manual` alone means
      `{manual: true}`. `now` is the app's date and time at launch.
      """,
      [LaunchKey.self],
      examples: [
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
        )
      ]
    ),
    ReferenceSection(
      "Data files",
      """
      A variable may come from a JSON or YAML file. A file that is named so is data, and not looked
      upon as a scenario that is broken. `at` leads into it: keys and indexes, joined by dots.
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
      "The rows of a JSON, YAML or CSV file; every value of a CSV is a text. Reports name the line "
        + "of the row beside the scenario's.",
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
