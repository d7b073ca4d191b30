extension YAMLNode {
  /// How a scalar is written; `plain` for collections.
  package var style: ScalarStyle {
    switch record.content {
    case .scalar(let style): style
    case .sequence, .mapping, .unreadable: .plain
    }
  }

  /// A scalar's value with escapes and folding resolved; empty for collections.
  package var text: String {
    String(decoding: document.texts[textRange], as: UTF8.self)
  }

  /// Whether a scalar has this value, compared byte by byte.
  package func hasText(_ text: StaticString) -> Bool {
    let range = textRange
    guard range.count == text.utf8CodeUnitCount else { return false }
    let texts = document.texts
    let bytes = texts.span.extracting(range)
    return text.withUTF8Buffer { wanted in
      for offset in bytes.indices where unsafe bytes[offset] != wanted[offset] { return false }
      return true
    }
  }

  /// Hands over a scalar's value as UTF-8 without building a string.
  package func withTextBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let texts = document.texts
    return body(texts.span.extracting(textRange))
  }

  /// Whether a scalar is written as YAML's null: as nothing, `~` or `null`, without quotes.
  package var isPlainNull: Bool {
    switch record.content {
    case .unreadable: true
    case .scalar(.plain): isNullText
    case .scalar, .sequence, .mapping: false
    }
  }

  private var isNullText: Bool {
    switch record.count {
    case 0: true
    case 1: hasText("~")
    case 4: hasText("null") || hasText("Null") || hasText("NULL")
    default: false
    }
  }

  private var textRange: Range<Int> {
    let record = record
    switch record.content {
    case .scalar: return record.range
    case .sequence, .mapping, .unreadable: return 0..<0
    }
  }
}
