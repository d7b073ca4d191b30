import ScenarioEvents

extension TextBuffer {
  /// Appends an element whose content a closure writes.
  ///
  /// All but the script is well-formed XML too, so that a strict reader can check them.
  mutating func element(
    _ name: StaticString,
    class kind: StaticString? = nil,
    _ content: (inout TextBuffer) -> Void
  ) {
    append("<")
    append(name)
    if let kind { append(attribute: "class") { $0.append(kind) } }
    append(">")
    content(&self)
    append("</")
    append(name)
    append(">")
  }

  /// Appends an element with a text, which is escaped.
  mutating func element(_ name: StaticString, class kind: StaticString? = nil, text: String) {
    element(name, class: kind) { $0.append(text: text) }
  }

  /// Appends ` name="text"`.
  mutating func append(attribute name: StaticString, text: String) {
    append(attribute: name) { $0.append(text: text) }
  }

  /// Appends a place in a file, as a link if it has an address.
  mutating func append(place: String, address: String?) {
    guard let address else { return element("span", text: place) }
    append("<a")
    append(attribute: "href", text: address)
    append(" rel=\"noopener noreferrer\">")
    append(text: place)
    append("</a>")
  }

  /// Appends the line of a file on which a test case begins.
  mutating func append(placeOf identity: CaseIdentity, _ links: SourceLinks?) {
    let line = max(1, identity.line)
    append(place: identity.place, address: links?.link(to: identity.file, line: line))
  }

  /// Appends a button that copies the text of the element before it.
  mutating func append(copyButtonFor words: StaticString) {
    append(template: #"<button type="button" class="copy" aria-label="Copy \#(words)"></button>"#)
  }

  /// Appends a sign, and the word that screen readers say for it.
  mutating func append(sign: StaticString, meaning: String) {
    append("<span class=\"verdict\" role=\"img\" aria-label=\"")
    append(template: #"\#(meaning)">\#(sign)</span>"#)
  }

  /// Appends a time as `0.550 s` with a narrow space that does not break.
  mutating func append(spacedTime time: Duration) {
    append(seconds: time)
    append("\u{202F}s")
  }

  /// Appends lines with breaks between them.
  mutating func append(joined lines: [String]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { append("\n") }
      append(text: line)
    }
  }
}
