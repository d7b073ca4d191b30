extension FileContent {
  /// A scenario that passes.
  static let passing: FileContent = """
    name: It loads
    app: trivia
    steps:
      - assert: {screen: Loading}

    """

  /// A scenario that fails.
  static let failing: FileContent = """
    name: It is done at once
    app: trivia
    steps:
      - assert: {screen: Question}

    """

  /// A scenario that can't be run to its end.
  static let crashing: FileContent = """
    name: It starts with a question that is not there
    app: trivia
    launch: {arguments: [isUITesting, -startAt, 7]}
    steps:
      - assert: {screen: Loading}

    """

  /// A scenario that is not to be run.
  static let skipped: FileContent = """
    name: It waits for better times
    app: trivia
    skip: not yet
    steps:
      - assert: {screen: Question}

    """

  /// A file that holds no scenario.
  static let broken: FileContent = """
    name: It is broken
    app: trivia
    steps:
      - tpa: AnswerA

    """
}
