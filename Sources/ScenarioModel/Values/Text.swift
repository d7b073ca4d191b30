public import ScenarioDiagnostics

/// A text from a file, which may hold `${...}` references to be filled in while running.
///
/// A scenario consists of texts for the most part, and nearly all of them are literal: the rarer kind
/// keeps its parts apart, in an object that holds on to the file as well.
@usableFromInline
package struct Text: Sendable {
  @usableFromInline
  package enum Content: Sendable {
    case literal(String)
    case template([Part])
  }

  /// A piece of a template.
  @usableFromInline
  package enum Part: Sendable {
    case literal(String)
    case reference(Reference)
  }

  /// What the text is made of where it is no literal.
  @usableFromInline
  final class Template: Sendable {
    @usableFromInline let parts: [Part]
    @usableFromInline let file: SourceFile

    init(_ parts: [Part], in file: SourceFile) {
      self.parts = parts
      self.file = file
    }
  }

  @usableFromInline
  enum Origin: Sendable {
    case literal(SourceFile)
    case template(Template)
  }

  /// The text of a literal.
  @usableFromInline let string: String
  @usableFromInline let origin: Origin
  @usableFromInline let start: UInt32
  @usableFromInline let end: UInt32

  package init(_ content: Content, span: SourceSpan) {
    switch content {
    case .literal(let text):
      string = text
      origin = .literal(span.file)
    case .template(let parts):
      string = ""
      origin = .template(Template(parts, in: span.file))
    }
    start = span.start
    end = span.end
  }

  @inlinable
  package init(literal: String, span: SourceSpan) {
    string = literal
    origin = .literal(span.file)
    start = span.start
    end = span.end
  }

  @inlinable package var content: Content {
    switch origin {
    case .literal: .literal(string)
    case .template(let template): .template(template.parts)
    }
  }

  @inlinable package var span: SourceSpan {
    switch origin {
    case .literal(let file): SourceSpan(file: file, start: start, end: end)
    case .template(let template): SourceSpan(file: template.file, start: start, end: end)
    }
  }

  /// Whether the text holds no references.
  @inlinable package var isLiteral: Bool {
    switch origin {
    case .literal: true
    case .template: false
    }
  }

  /// Whether the text has nothing in it, not even a reference.
  @inlinable package var isEmpty: Bool { isLiteral && string.isEmpty }

  /// Whether the text may have been written as the name of a word, which most people begin small.
  package var mayBeNameOfWord: Bool {
    guard isLiteral, let first = string.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && string.isName
  }

  /// The text, if it holds no references.
  @inlinable package var literal: String? { isLiteral ? string : nil }

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
