import ScenarioFormatting

/// A variable for a text that was typed into a secure field.
struct RecordedSecret: Hashable, Sendable {
  let name: String
  let value: String

  /// Whether one of some steps refers to the variable.
  func isUsed(in steps: [RecordedStep]) -> Bool {
    steps.contains { $0.text.contains("${\(name)}") }
  }
}

extension [RecordedSecret] {
  /// Returns the variable with a value, and creates it if necessary.
  ///
  /// - Parameters:
  ///   - value: The text that was typed.
  ///   - name: The field's name. If it is not a valid name or is taken, another one is used.
  /// - Returns: The variable.
  mutating func variable(for value: String, named name: String) -> RecordedSecret {
    if let known = first(where: { $0.value == value }) { return known }
    let base = name.isVariableName ? name : "password"
    let free = base.numbered("") { name in contains { $0.name == name } }
    let secret = RecordedSecret(name: free, value: value)
    append(secret)
    return secret
  }
}

extension String {
  fileprivate var isVariableName: Bool {
    let letters = utf8.allSatisfy { ("a"..."z").contains(Character(Unicode.Scalar($0 | 0x20))) }
    return !isEmpty && letters
      && !["true", "false", "null", "yes", "no", "on", "off"].contains(lowercased())
  }
}
