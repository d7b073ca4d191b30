package import ScenarioDiagnostics

/// A text from a file, which may hold `${...}` references to be filled in while running.
package struct Text: Sendable {
  package enum Content: Sendable {
    case literal(String)
    case template([Part])
  }

  /// A piece of a template.
  package enum Part: Sendable {
    case literal(String)
    case reference(Reference)
  }

  package let content: Content
  package let span: SourceSpan

  package init(_ content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }

  package init(literal: String, span: SourceSpan) {
    self.init(.literal(literal), span: span)
  }

  /// Whether the text holds no references.
  package var isLiteral: Bool {
    switch content {
    case .literal: true
    case .template: false
    }
  }

  /// Whether the text has nothing in it, not even a reference.
  package var isEmpty: Bool {
    switch content {
    case .literal(let text): text.isEmpty
    case .template: false
    }
  }

  /// Whether the text may have been written as the name of a word, which most people begin small.
  package var mayBeNameOfWord: Bool {
    guard case .literal(let text) = content, let first = text.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && text.isName
  }

  /// The text, if it holds no references.
  package var literal: String? {
    guard case .literal(let text) = content else { return nil }
    return text
  }

  /// The only reference, if the text is that alone and so keeps the value's kind.
  package var soleReference: Reference? {
    guard case .template(let parts) = content, parts.count == 1,
      case .reference(let reference) = parts[0]
    else { return nil }
    return reference
  }

  /// The references in the order written.
  package var references: [Reference] {
    guard case .template(let parts) = content else { return [] }
    return parts.compactMap {
      guard case .reference(let reference) = $0 else { return nil }
      return reference
    }
  }

  /// The text as it is written in the file, references included.
  package var source: String {
    guard case .template(let parts) = content else { return literal ?? "" }
    return parts.map { part in
      switch part {
      case .literal(let text): text
      case .reference(let reference): "${\(reference.source)}"
      }
    }.joined()
  }
}
