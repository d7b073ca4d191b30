import ScenarioDiagnostics
import ScenarioEvents

extension TextBuffer {
  /// Appends somebody else's text in one line: no line break, no control character, not too long.
  ///
  /// Most texts are harmless as they are, and go from the text's own storage into the buffer.
  mutating func append(text: String) {
    let medium = medium
    let isAppended = text.withBytes { utf8 in
      guard medium.takes(utf8) else { return false }
      append(verbatim: utf8)
      return true
    }
    if !isAppended { append(verbatim: medium.escaping(text)) }
  }

  /// Appends a line of a file, of which no text has to be made.
  mutating func append(line: SourceLine) {
    let medium = medium
    let isAppended = line.lines.bytes.withUnsafeBufferPointer { bytes in
      let utf8 = UnsafeBufferPointer(rebasing: bytes[line.place])
      guard medium.takes(utf8) else { return false }
      append(verbatim: utf8)
      return true
    }
    if !isAppended { append(verbatim: medium.escaping(line.text)) }
  }

  /// Appends an element's name.
  ///
  /// Part by part where each means nothing but itself, as then the whole does not either.
  mutating func append(nameOf element: ElementName) {
    let medium = medium
    let (lead, sign, text, end) = element.parts
    let isShort = text.utf8.count <= Self.longestPart
    guard isShort, medium.takes(sign), medium.takes(end), text.withBytes({ medium.takes($0) })
    else {
      return append(text: element.description)
    }
    append(text: lead)
    append(sign)
    text.withBytes { append(verbatim: $0) }
    append(end)
  }

  /// So long a text is short enough with other words around it.
  private static let longestPart = 1000

  /// The text as it can stand in one line of this medium.
  func harmless(_ text: String) -> String {
    let medium = medium
    return text.withBytes { medium.takes($0) } ? text : medium.escaping(text)
  }
}

extension TextBuffer.Medium {
  /// The longest text of somebody else's that is kept whole, in bytes.
  private var longestText: Int {
    switch self {
    case .terminal, .ciLog, .xml, .html, .markdown: 4000
    case .json: .max
    }
  }

  fileprivate func takes(_ words: StaticString) -> Bool {
    words.withUTF8Buffer { takes($0) }
  }

  /// Whether UTF-8 is short enough and means nothing but itself; if in doubt, it does not.
  @inline(__always)
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
