import ScenarioDiagnostics

extension YAMLNode {
  /// How a scalar is written; `plain` for collections.
  @inlinable package var style: ScalarStyle {
    switch record.content {
    case .scalar(let style): style
    case .sequence, .mapping, .unreadable: .plain
    }
  }

  /// A scalar's value with escapes and folding resolved; empty for collections.
  package var text: String {
    let range = textRange
    let text = unsafe UnsafeBufferPointer(rebasing: document.texts.stretch[range])
    // A third quicker than to have them decoded where a text fits into a string without storage.
    return unsafe String(unsafeUninitializedCapacity: text.count) { bytes in
      unsafe bytes.initialize(fromContentsOf: text)
    }
  }

  /// The first byte of a scalar's value; 0 for what has none.
  @inlinable package var firstByte: UInt8 {
    let record = record
    switch record.content {
    case .scalar: return record.count == 0 ? 0 : document.texts[Int(record.first)]
    case .sequence, .mapping, .unreadable: return 0
    }
  }

  /// Whether a scalar has this value, compared byte by byte.
  package func hasText(_ text: StaticString) -> Bool { document.hasText(text, at: record) }

  /// Whether a scalar's value has a dollar sign in it.
  @inlinable package var hasDollarSign: Bool {
    guard document.hasDollarSign else { return false }
    for offset in textRange where document.texts[offset] == UInt8(ascii: "$") { return true }
    return false
  }

  @inlinable package var isAmongDollarSigns: Bool { document.hasDollarSign }

  @inlinable package var isAmongSlashes: Bool { document.hasSlash }

  /// Whether a comment follows on the same line that begins with a digit, as numbers of things do.
  package var precedesNumber: Bool { byteAfterHash?.isASCIIDigit == true }

  /// Whether a comment follows on the same line that begins without a blank, as a text may.
  package var precedesTightComment: Bool { byteAfterHash.map { $0 > 0x20 } ?? false }

  /// The first byte of the comment that follows on the same line, if there is one.
  private var byteAfterHash: UInt8? {
    let bytes = document.file.bytes
    var offset = Int(record.end)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: " ") else { return nil }
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "#") else { return nil }
    return bytes[offset + 1]
  }

  /// Whether nothing at all is where a value belongs.
  @inlinable package var isLeftOut: Bool {
    switch record.content {
    case .unreadable: true
    case .scalar(.plain): record.count == 0
    case .scalar, .sequence, .mapping: false
    }
  }

  /// Whether a scalar is written as YAML's null: as nothing, `~` or `null`, without quotes.
  @inlinable package var isPlainNull: Bool {
    switch record.content {
    case .unreadable: true
    case .scalar(.plain): document.isNullText(record)
    case .scalar, .sequence, .mapping: false
    }
  }

  @inlinable var textRange: Range<Int> { record.textRange }
}

extension YAMLNodeRecord {
  /// The range of a scalar's text; empty for collections.
  @inlinable var textRange: Range<Int> {
    switch content {
    case .scalar: range
    case .sequence, .mapping, .unreadable: 0..<0
    }
  }
}

extension YAMLDocument {
  /// Whether the key of a mapping, which is a scalar, has this text; nearly all others have another
  /// length or begin otherwise.
  @inline(__always)
  func hasText(_ text: StaticString, atKey index: Int32) -> Bool {
    let key = nodes[Int(index)]
    guard Int(key.count) == text.utf8CodeUnitCount else { return false }
    let first = unsafe text.utf8Start.pointee
    return (texts[Int(key.first)] == first || key.count == 0) && hasText(text, at: key)
  }

  /// Whether a scalar has this text, compared byte by byte.
  @usableFromInline
  func hasText(_ text: StaticString, at record: YAMLNodeRecord) -> Bool {
    let range = record.textRange
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<range.count
      where unsafe texts[range.lowerBound + offset] != wanted[offset] {
        return false
      }
      return true
    }
  }

  /// Whether a plain scalar is one of the words for null.
  @usableFromInline
  func isNullText(_ record: YAMLNodeRecord) -> Bool {
    switch record.count {
    case 0: true
    case 1: hasText("~", at: record)
    case 4:
      hasText("null", at: record) || hasText("Null", at: record) || hasText("NULL", at: record)
    default: false
    }
  }
}
