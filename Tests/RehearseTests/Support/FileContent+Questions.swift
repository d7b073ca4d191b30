/// Scenarios of the app `trivia`, whose questions come after a delay.
extension FileContent {
  static let hastyQuestions: FileContent = """
    name: Questions come within a tenth of a second
    app: trivia
    launch: {arguments: [isUITesting]}
    steps:
      - pause: 100ms
      - assert: {screen: Question}

    """

  static let patientQuestions: FileContent = """
    name: Questions come
    app: trivia
    launch: {arguments: [isUITesting]}
    steps:
      - waitFor: {screen: Question}

    """

  static let distantQuestions: FileContent = """
    name: Questions come over the network
    app: trivia
    launch: {arguments: [-networkLatency, 490ms]}
    steps:
      - waitFor: {screen: Question, timeout: 5s}

    """
}
