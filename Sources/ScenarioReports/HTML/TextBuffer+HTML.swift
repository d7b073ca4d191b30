extension TextBuffer {
  /// Appends an element whose content a closure writes.
  ///
  /// Pages are well-formed XML too, so that a strict reader can check them.
  mutating func element(
    _ name: StaticString,
    class kind: StaticString? = nil,
    _ content: (inout TextBuffer) -> Void
  ) {
    append("<")
    append(name)
    if let kind {
      append(" class=\"")
      append(kind)
      append("\"")
    }
    append(">")
    content(&self)
    append("</")
    append(name)
    append(">")
  }

  /// Appends an element that holds somebody's text.
  mutating func element(_ name: StaticString, class kind: StaticString? = nil, text: String) {
    element(name, class: kind) { $0.append(text: text) }
  }

  /// Appends ` name="text"`.
  mutating func append(attribute name: StaticString, text: String) {
    append(" ")
    append(name)
    append("=\"")
    append(text: text)
    append("\"")
  }

  /// Appends words that only screen readers show.
  mutating func append(unseen words: StaticString) {
    element("span", class: "unseen") { $0.append(words) }
  }
}
