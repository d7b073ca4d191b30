import ScenarioDiagnostics

extension TextBuffer {
  /// Appends an untrusted text in one line: no line break, no control character, not too long.
  ///
  /// Most texts are harmless as they are, and go from the text's own storage into the buffer.
  mutating func append(text: String) {
    let medium = medium
    let utf8 = text.utf8.span
    if utf8.withUnsafeBufferPointer({ medium.takes($0) }) {
      utf8.withUnsafeBufferPointer { append(verbatim: $0) }
    } else {
      append(verbatim: medium.escaping(text))
    }
  }

  /// The text escaped for one line of this medium.
  func harmless(_ text: String) -> String {
    let medium = medium
    return text.withBytes { medium.takes($0) } ? text : medium.escaping(text)
  }
}

extension TextBuffer.Medium {
  /// The longest untrusted text that is kept whole, in bytes.
  private var longestText: Int {
    switch self {
    case .terminal, .ciLog, .xml, .html, .markdown: 4000
    case .json: .max
    }
  }

  /// Whether UTF-8 is short enough and means nothing but itself; if in doubt, it does not.
  fileprivate func takes(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count <= longestText else { return false }
    return switch self {
    case .terminal: !utf8.containsAny { $0.markUnlessPrintableASCII }
    case .ciLog: !utf8.containsAny { $0.markUnlessPrintableASCII | $0.markIfInCommand }
    case .xml: utf8.isPlainInXML
    case .json: !utf8.containsAny { $0.markIfSpecialInJSON }
    case .html: !utf8.containsAny { $0.markUnlessPrintableASCII | $0.markIfMarkup }
    case .markdown: !utf8.containsAny { $0.markUnlessPlainInMarkdown }
    }
  }

  fileprivate func escaping(_ text: String) -> String {
    switch self {
    case .terminal: VisibleText.escaping(text.shortened(to: longestText))
    case .ciLog: VisibleText.escaping(text.shortened(to: longestText)).withoutCommands
    case .xml: text.cleanedForXML.shortened(to: longestText).escapedForXML
    case .json: text.escapedForJSON
    case .html: VisibleText.escaping(text.shortened(to: longestText)).escapedForHTML
    case .markdown: VisibleText.escaping(text.shortened(to: longestText)).escapedForMarkdown
    }
  }
}
