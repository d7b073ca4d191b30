extension TextBuffer {
  /// The longest text of an element in bytes.
  ///
  /// XML readers built on libxml2 give up at ten times as much, and Jenkins keeps a tenth.
  static let longestElementText = 1_000_000

  /// Appends ` name="7"`.
  mutating func append(attribute name: StaticString, _ value: Int) {
    append(attribute: name) { $0.append(value) }
  }

  /// Appends ` name="0.550"`.
  mutating func append(attribute name: StaticString, _ value: Duration) {
    append(attribute: name) { $0.append(seconds: value) }
  }

  /// Appends ` name="text"`, with markup escaped.
  mutating func append(attribute name: StaticString, _ value: String) {
    append(attribute: name) { $0.append(attributeValue: value) }
  }

  private mutating func append(attributeValue value: String) {
    let isAppended = value.withBytes { utf8 in
      guard utf8.isPlainInXMLAttribute else { return false }
      append(verbatim: utf8)
      return true
    }
    if !isAppended { append(verbatim: value.escapedForXMLAttribute) }
  }

  /// Appends an attribute whose value a closure writes.
  mutating func append(attribute name: StaticString, value: (inout TextBuffer) -> Void) {
    append(" ")
    append(name)
    append("=\"")
    value(&self)
    append("\"")
  }

  /// Appends an element on lines of its own whose text a closure writes.
  ///
  /// Nothing is appended if the closure writes nothing: readers take an empty element for a fault.
  mutating func append(
    element name: StaticString,
    indented indent: Int,
    attributes: (inout TextBuffer) -> Void = { _ in },
    text: (inout TextBuffer) -> Void
  ) {
    let before = count
    append(tag: name, indented: indent, attributes: attributes)
    let start = count
    text(&self)
    guard count > start else { return removeAll(after: before) }
    shorten(from: start, to: Self.longestElementText)
    append(endTag: name, indented: 0)
  }

  /// Appends an indentation and `<name attributes>`.
  mutating func append(
    tag name: StaticString,
    indented indent: Int,
    attributes: (inout TextBuffer) -> Void = { _ in }
  ) {
    append(spaces: indent)
    append("<")
    append(name)
    attributes(&self)
    append(">")
  }

  mutating func append(endTag name: StaticString, indented indent: Int) {
    append(spaces: indent)
    append("</")
    append(name)
    append(">\n")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text needs no escaping within the quotes of a value; false if in doubt.
  fileprivate var isPlainInXMLAttribute: Bool {
    isPlainInXML && !containsAny { $0 == UInt8(ascii: "\"") ? 1 : 0 }
  }
}

extension String {
  fileprivate var escapedForXMLAttribute: String { escapedForXML.escapingQuotes }

  /// The text with an entity for each quote, found by its byte: followed by an accent, a quote is
  /// another character, and still ends a value.
  var escapingQuotes: String {
    guard utf8.contains(UInt8(ascii: "\"")) else { return self }
    let parts = utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    return parts.map { String(Substring($0)) }.joined(separator: "&quot;")
  }
}
