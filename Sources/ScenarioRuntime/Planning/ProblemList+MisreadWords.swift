import ScenarioDiagnostics
import ScenarioModel

extension ProblemList {
  /// Warns of the text of a selector that is the name of an element or check: no element has that
  /// text, so what expects none would pass for ever.
  mutating func append(misreadIn text: Text, among words: WordScope) {
    guard text.mayBeNameOfWord, let name = text.literal else { return }
    if let element = words.word(name, of: .element) {
      guard !element.definition.selects(name) else { return }
      append(
        .misreadWord(name, .element),
        severity: .warning,
        at: text.span,
        suggestion: "write {named: \(name)}; if the text is meant, {label: \(name)}"
      )
    } else if words.word(name, of: .check) != nil {
      append(
        .misreadWord(name, .check),
        severity: .warning,
        at: text.span,
        suggestion: "write {check: \(name)}; if the text is meant, {label: \(name)}"
      )
    }
  }
}

extension Definition {
  /// Whether the word is an element that is found by a text, so that name and text mean the same.
  fileprivate func selects(_ text: String) -> Bool {
    guard case .element(let selector) = body else { return false }
    return selector.criteria.contains { criterion in
      switch criterion {
      case .anyProperty(let wanted), .identifier(let wanted): wanted.literal == text
      case .text(_, let matcher): matcher.plainText?.literal == text
      case .type, .state, .within, .childOf, .containing, .named: false
      }
    }
  }
}
