import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

extension ProblemList {
  /// Warns of the text of a selector that is the name of an element or check: no element has that
  /// text, so what expects none would pass for ever.
  mutating func append(misreadIn text: Text, among words: WordScope) {
    guard let name = text.literal, name.mayNameWord, !name.isTakenForType,
      let word = words.word(name, of: .element) ?? words.word(name, of: .check),
      !word.definition.selects(name)
    else { return }
    let key = word.kind == .element ? "named" : "check"
    append(
      .misreadWord(name, word.kind),
      severity: .warning,
      at: text.span,
      suggestion: "write {\(key): \(name)}; if the text is meant, name its property: {id: ...}"
    )
  }
}

extension String {
  /// Whether the string may be meant as a vocabulary entry: most people begin those with a small
  /// letter.
  fileprivate var mayNameWord: Bool {
    guard let first = utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && isName
  }

  /// Whether a warning says already that the text may be meant as a type.
  fileprivate var isTakenForType: Bool {
    ElementType(rawValue: self) != nil || ElementType(misspelt: self) != nil
  }
}

extension WordDefinition {
  /// Whether the word is an element that may be found by a text, so that name and text mean the same.
  fileprivate func selects(_ text: String) -> Bool {
    guard case .element(let selector) = body else { return false }
    return selector.mayMention(text)
  }
}

extension Selector {
  /// Whether the selector contains a text, or something that may become that text.
  fileprivate func mayMention(_ text: String) -> Bool {
    criteria.contains { criterion in
      switch criterion {
      case .anyProperty(let wanted): wanted.literal.map { $0 == text } ?? true
      case .identifier(let matcher), .text(_, let matcher):
        matcher.soleText?.literal.map { $0 == text } ?? true
      case .named: true
      case .within(let other), .childOf(let other), .containing(let other): other.mayMention(text)
      case .type, .state: false
      }
    }
  }
}
