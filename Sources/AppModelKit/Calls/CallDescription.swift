/// A call that an app can make to something that it depends on.
public struct CallDescription: Hashable, Sendable {
  /// The name that scenarios know the call by.
  public var name: String

  /// The names of the values that the app hands over.
  public var parameters: [String]

  /// The names of the answers that a scenario can choose; empty if nothing answers.
  public var answers: [String]

  /// One line that says what it is for.
  public var summary: String

  /// A call that nothing answers.
  public init(_ name: String, parameters: [String] = [], summary: String) {
    self.name = name
    self.parameters = parameters
    self.summary = summary
    answers = []
  }

  /// A call with one of several answers.
  ///
  /// - Parameters:
  ///   - name: The name that scenarios know the call by.
  ///   - parameters: The names of the values that the app hands over.
  ///   - answers: The answers; a scenario names them by their raw values.
  ///   - summary: One line that says what it is for.
  public init<Answer>(
    _ name: String,
    parameters: [String] = [],
    answers: Answer.Type,
    summary: String
  ) where Answer: CaseIterable & RawRepresentable, Answer.RawValue == String {
    self.init(name, parameters: parameters, summary: summary)
    self.answers = Answer.allCases.map(\.rawValue)
  }
}
