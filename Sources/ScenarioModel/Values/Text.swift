package import ScenarioDiagnostics

/// A string from a file, with `${...}` for values that are filled in while running.
///
/// ```yaml
/// Done             # a literal
/// Go to ${place}   # a template: the literal part "Go to ", and a reference to `place`
/// ```
package struct Text: Sendable {
  package enum Content: Sendable {
    case literal(String)
    case template([Part])
  }

  /// A piece of a template.
  package enum Part: Sendable {
    case literal(String)
    case reference(Reference)

    /// One of the values that `equals` compares, in the title of a step: a text that looks like a
    /// value of another kind is shown in quotes.
    case comparedValue(Reference)
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
}

extension Text {
  /// The string, if it has no references.
  package var literal: String? {
    switch content {
    case .literal(let literal): literal
    case .template: nil
    }
  }

  /// Whether it has no references.
  package var isLiteral: Bool { literal != nil }

  /// Whether it has no characters and no references.
  package var isEmpty: Bool { literal?.isEmpty ?? false }

  /// The only reference, if the text is that alone and so keeps the value's kind.
  package var soleReference: Reference? {
    guard case .template(let parts) = content, parts.count == 1 else { return nil }
    return parts[0].reference
  }

  /// The references in the order written.
  package var references: [Reference] {
    guard case .template(let parts) = content else { return [] }
    return parts.compactMap(\.reference)
  }

  /// The text as it is written in the file: `Go to ${place}`.
  package var source: String {
    switch content {
    case .literal(let literal): literal
    case .template(let parts): parts.map(\.source).joined()
    }
  }
}

extension Text.Part {
  /// The reference, if the piece is one.
  package var reference: Reference? {
    switch self {
    case .literal: nil
    case .reference(let reference), .comparedValue(let reference): reference
    }
  }

  fileprivate var source: String {
    switch self {
    case .literal(let literal): literal
    case .reference(let reference), .comparedValue(let reference): "${\(reference.source)}"
    }
  }
}
