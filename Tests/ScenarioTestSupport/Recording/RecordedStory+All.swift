extension RecordedStory {
  /// The stories that recorders of other tools spoil.
  package static let all: [RecordedStory] = [
    questionAppears, slowNetwork, answerIsValidated, longPressReopens, newToDo, toDoIsDeleted,
    toDoIsEdited, signInIsRefused, signInIsAccepted,
  ]

  private static let questionAppears = RecordedStory(
    title: "a question appears after loading",
    app: "trivia",
    arguments: ["isUITesting"],
    acts: [.assertFirst("QuestionTitle")],
    lines: """
      steps:
        - waitFor:
            element: QuestionTitle
            label: How many Oscars did Leonardo DiCaprio win in his career?
      """,
    linesInWords: """
      steps:
        - waitFor:
            element: {named: question}
            label: How many Oscars did Leonardo DiCaprio win in his career?
      """
  )

  private static let slowNetwork = RecordedStory(
    title: "a wait is as patient as the slowest network",
    app: "trivia",
    arguments: ["-networkLatency", "2s"],
    acts: [.tap("AnswerC"), .assertFirst("AnswerResult")],
    lines: """
      steps:
        - waitFor: {screen: Question, timeout: 30s}
        - tap: AnswerC
        - assert: {element: AnswerResult, label: Your answer is correct!}
      """,
    linesInWords: """
      steps:
        - waitFor: {screen: Question, timeout: 30s}
        - run: {flow: giveAnswer, with: {letter: C}}
        - assert: {check: answerIsRight}
      """
  )

  private static let answerIsValidated = RecordedStory(
    title: "an answer is validated",
    app: "trivia",
    arguments: ["isUITesting"],
    acts: [.tap("AnswerC"), .assertFirst("AnswerResult")],
    lines: """
      steps:
        - waitFor: {screen: Question}
        - tap: AnswerC
        - assert: {element: AnswerResult, label: Your answer is correct!}
      """,
    linesInWords: """
      steps:
        - waitFor: {screen: Question}
        - run: {flow: giveAnswer, with: {letter: C}}
        - assert: {check: answerIsRight}
      """
  )

  private static let longPressReopens = RecordedStory(
    title: "a long press reopens what is finished",
    app: "todo-lists",
    acts: [
      .tap("Due Today"), .longPress("done: Do something"), .assertFirst("Do something"),
    ],
    lines: """
      steps:
        - tap: {staticText: Due Today}
        - waitFor: {elements: {type: table}, count: 1}
        - longPress: {staticText: "done: Do something"}
        - assert: {staticText: Do something}
      """,
    linesInWords: """
      steps:
        - run: {flow: openList, with: {list: Due Today}}
        - run: {flow: reopen, with: {title: Do something}}
        - assert: {check: isUnfinished, with: {title: Do something}}
      """
  )

  private static let newToDo = RecordedStory(
    title: "a to-do is made with a title and a date",
    app: "todo",
    acts: [
      .tap("Add Todo"), .startHere, .type("Swim\n", into: "Title"), .adjust("March", to: "October"),
      .adjust("2", to: "9"), .adjust("2016", to: "2019"), .tap("Done"), .assertFirst("Swim"),
      .assertFirst("2019-10-09"),
    ],
    lines: """
      setup:
        - tap: Add Todo
      steps:
        - type: {into: Title, text: "Swim\\n"}
        - adjust: {element: {type: pickerWheel, index: 0}, to: October}
        - adjust: {element: {type: pickerWheel, index: 1}, to: 9}
        - adjust: {element: {type: pickerWheel, index: 2}, to: 2019}
        - tap: Done
        - assert: {staticText: Swim}
        - assert: {staticText: 2019-10-09}
      """,
    linesInWords: """
      setup:
        - run: openAddScreen
      steps:
        - run: {flow: enterTitle, with: {title: Swim}}
        - run: {flow: chooseDate, with: {month: October, day: 9}}
        - adjust: {element: {named: yearWheel}, to: 2019}
        - run: save
        - assert: {check: todoIsListed, with: {title: Swim, date: 2019-10-09}}
        - assert: {check: todoIsListed, with: {title: Swim, date: 2019-10-09}}
      """
  )

  private static let toDoIsDeleted = RecordedStory(
    title: "a to-do is deleted",
    app: "todo",
    acts: [
      .tap("Go to Gym"), .tap("Delete Todo"), .step("assert: {element: Go to Gym, exists: false}"),
    ],
    lines: """
      steps:
        - tap: {staticText: Go to Gym}
        - tap: Delete Todo
        - assert: {element: Go to Gym, exists: false}
      """,
    linesInWords: """
      steps:
        - run: {flow: openViewScreen, with: {title: Go to Gym}}
        - tap: Delete Todo
        - assert: {element: Go to Gym, exists: false}
      """
  )

  private static let toDoIsEdited = RecordedStory(
    title: "a to-do is edited",
    app: "todo",
    acts: [
      .tap("Go to Gym"), .tap("Edit Todo"), .clear("Edit Todo Title"), .step("- type: \"Swim\\n\""),
      .tap("Done Editing"), .assertFirst("Swim"),
    ],
    lines: """
      steps:
        - tap: {staticText: Go to Gym}
        - tap: Edit Todo
        - clear: Edit Todo Title
        - type: "Swim\\n"
        - tap: Done Editing
        - assert: {staticText: Swim}
      """,
    linesInWords: """
      steps:
        - run: openEditScreen
        - run: {flow: enterTitle, with: {title: Swim}}
        - run: save
        - assert: {check: todoIsListed, with: {title: Swim, date: 2018-10-20}}
      """
  )

  private static let signInIsRefused = signIn(
    "signing in with a wrong password is refused",
    password: "sesame",
    then: "invalidCredentials",
    "waitFor: {element: invalidCredentials, label: User name or password is incorrect}",
    linesInWords: """
      variables: {password: sesame}
      secrets: [password]
      steps:
        - run: {flow: signIn, with: {password: "${password}"}}
        - waitFor: {check: isRefused}
      """
  )

  private static let signInIsAccepted = signIn(
    "signing in with the right password is accepted",
    password: "admin",
    then: "Welcome",
    "waitFor: {staticText: Welcome}",
    linesInWords: """
      steps:
        - run: signIn
        - waitFor: {check: isLetIn}
      """
  )

  private static func signIn(
    _ title: String,
    password: String,
    then element: String,
    _ step: String,
    linesInWords: String
  ) -> RecordedStory {
    RecordedStory(
      title: title,
      app: "sign-in",
      acts: [
        .type("admin", into: "userName"), .type(password, into: "password"), .tap("authenticate"),
        .assertFirst(element),
      ],
      lines: """
        variables: {password: \(password)}
        secrets: [password]
        steps:
          - type: {into: userName, text: admin}
          - type: {into: password, text: "${password}"}
          - tap: authenticate
          - \(step)
        """,
      linesInWords: linesInWords
    )
  }
}
