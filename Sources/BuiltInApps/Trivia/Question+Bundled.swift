extension Question {
  /// The questions that the app brings along.
  static let bundled = [
    Question(
      title: "How many Oscars did Leonardo DiCaprio win in his career?",
      first: "None",
      second: "Twelve",
      third: "One",
      correct: .third
    ),
    Question(
      title: "Who played Captain Jack Sparrow in the Pirates of the Caribbean movies?",
      first: "Heath Ledger",
      second: "Jeff Dunham",
      third: "Johnny Depp",
      correct: .third
    ),
    Question(
      title: "In what year was Fight Club released?",
      first: "1999",
      second: "2001",
      third: "1989",
      correct: .first
    ),
  ]

  /// The texts of the storyboard, which show until the app sets its own.
  static let placeholder = Question(
    title: "How many oscars has leonardo dicaprio won in his career?",
    first: "None",
    second: "Twelve",
    third: "One",
    correct: .third
  )
}
