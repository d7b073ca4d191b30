import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Bare texts that were meant as selectors of several words: another tool's, or YAML within quotes.
extension ScenarioDecoder {
  /// Warns of a text that begins small; nearly all that do are what they look like.
  mutating func warn(ofSelector literal: String, or text: Text, in node: YAMLNode) {
    if let type = ElementType(misspelt: literal) {
      report(
        .misreadText("'\(literal)' means an element with that text, not a type"),
        severity: .warning,
        at: node.span,
        suggestion: "write {type: \(type.rawValue)}; if the text is meant, {label: ...}"
      )
    } else if let key = literal.leadingKey {
      report(
        .misreadText("'\(key)' is a part of the text here, and no key"),
        severity: .warning,
        at: node.span,
        suggestion:
          "write {\(key): ...} without quotes around it; if the text is meant, {label: ...}"
      )
    } else {
      warn(of: text, in: node)
    }
  }

  /// Warns of a wait for a text that looks like a time to wait; a number alone may be what is counted.
  mutating func warn(ofTime node: YAMLNode) {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(node.firstByte), node.style == .plain,
      node.text.last?.isLetter == true, (try? Duration(scenarioText: node.text)) != nil
    else { return }
    report(
      .misreadText("'waitFor' waits for an element with that text, not for that time"),
      severity: .warning,
      at: node.span,
      suggestion: "write 'pause: ...'; if the text is meant, {label: ...}"
    )
  }

  /// Warns of blanks that nobody sees in the file; the property that has them can be named.
  mutating func warn(ofBlanksIn text: Text, in node: YAMLNode) {
    guard let literal = text.literal else { return }
    if literal.allSatisfy(\.isWhitespace) {
      report(
        .misreadText("the text is of blanks alone"),
        severity: .warning,
        at: node.span,
        suggestion: "write the text that the element has"
      )
    } else if node.style == .literal || node.style == .folded, literal.last == "\n" {
      report(
        .misreadText("the text ends with a line feed, as no '-' stands behind '|' or '>'"),
        severity: .warning,
        at: node.span,
        suggestion:
          "write '|-' or '>-', or put the text into the same line; if the line feed is meant, {label: ...}"
      )
    }
  }
}

extension ElementType {
  /// The type that a text is in the plural, or with other signs between its words.
  fileprivate init?(misspelt text: String) {
    guard text.utf8.count > 3, text.utf8.allSatisfy(\.isOfTypeName) else { return nil }
    let words = text.split { $0 == "_" || $0 == "-" }
    let joined = words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    let singular = joined.hasSuffix("s") ? ElementType(rawValue: String(joined.dropLast())) : nil
    guard let type = singular ?? ElementType(rawValue: joined), type.rawValue != text else {
      return nil
    }
    self = type
  }
}

extension UInt8 {
  fileprivate var isOfTypeName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension String {
  /// The key with which the text begins as a selector does: `id: a`, `button: a`, or `id=a`.
  fileprivate var leadingKey: String? {
    guard let end = firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let key = String(self[..<end])
    let rest = self[index(after: end)...]
    guard self[end] == "=" || rest.first == " ", rest.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    return key == "id" || key == "label" || ElementType(rawValue: key) != nil ? key : nil
  }
}
