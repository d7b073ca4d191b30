extension String {
  /// The problem with what may solve it, in one line: `no such app; did you mean 'todo'?`.
  package func adding(advice: String?) -> String { advice.map { "\(self); \($0)" } ?? self }
}

extension Diagnostic {
  /// The problem with what may solve it.
  package var sentence: String { message.text.adding(advice: suggestion) }
}
