import ScenarioDiagnostics

extension TextBuffer {
  /// Appends somebody else's text in one line: no line break, no control character, not too long.
  mutating func append(text: String) {
    let isKept = text.utf8.count <= Self.longestText && isHarmless(text)
    append(verbatim: isKept ? text : escaped(text))
  }

  private func isHarmless(_ text: String) -> Bool {
    switch medium {
    case .terminal: text.isPrintableASCII
    case .xml: text.isPlainXML
    }
  }

  private func escaped(_ text: String) -> String {
    switch medium {
    case .terminal: VisibleText.escaping(text.shortened(to: Self.longestText))
    case .xml: text.cleanedForXML.shortened(to: Self.longestText).escapedForXML
    }
  }
}

extension String {
  /// Whether the text consists of letters, digits, signs and spaces of ASCII alone.
  fileprivate var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } } ?? false
  }
}
