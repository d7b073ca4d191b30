import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Bare texts that were meant as selectors of several words: another tool's, or YAML within quotes.
extension ScenarioDecoder {
  /// Warns of a lower-case text that looks like a type, or like a selector in quotes.
  mutating func warn(ofSelector literal: String, or text: Text, in node: YAMLNode) {
    if node.style == .plain, let type = ElementType(misspelt: literal) {
      report(
        .misreadText("'\(literal)' means an element with that text, not a type"),
        severity: .warning,
        at: node.span,
        suggestion: "write {type: \(type.rawValue)}, or quote the text"
      )
    } else if node.style != .singleQuoted, let key = literal.leadingKey {
      report(
        .misreadText("'\(key)' is part of the text here, not a key"),
        severity: .warning,
        at: node.span,
        suggestion: "write {\(key): ...} without quotes, or put the text in single quotes"
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

  /// Warns of blanks that no one sees in the file; the property that has them can be named.
  mutating func warn(ofBlanksIn text: Text, in node: YAMLNode) {
    guard let literal = text.literal, node.style != .singleQuoted else { return }
    if literal.allSatisfy(\.isWhitespace) {
      report(
        .misreadText("the text contains only spaces"),
        severity: .warning,
        at: node.span,
        suggestion: "write the element's text; if it contains only spaces, use single quotes"
      )
    } else if node.style == .literal || node.style == .folded, literal.last == "\n",
      !node.keepsLineFeeds
    {
      report(
        .misreadText("the text ends with a line feed, because '|' or '>' has no '-' after it"),
        severity: .warning,
        at: node.span,
        suggestion:
          "write '|-' or '>-', or put the text into the same line; if the line feed is meant, {label: ...}"
      )
    }
  }
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

extension YAMLNode {
  /// Whether a block scalar says with '+' that the line feeds at its end are meant.
  var keepsLineFeeds: Bool {
    let bytes = span.file.bytes[Int(span.start)..<Int(span.end)]
    return bytes.prefix { $0 > 0x20 }.contains(UInt8(ascii: "+"))
  }
}
