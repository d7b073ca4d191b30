extension ElementType {
  /// The type that a text is in the plural, or with other signs between its words.
  package init?(misspelt text: String) {
    guard (4...40).contains(text.utf8.count), text.utf8.allSatisfy(\.isOfTypeName) else {
      return nil
    }
    let words = text.split { $0 == "_" || $0 == "-" }
    let joined = words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    let singular = joined.hasSuffix("s") ? ElementType(rawValue: String(joined.dropLast())) : nil
    guard let type = singular ?? ElementType(rawValue: joined), type.rawValue != text else {
      return nil
    }
    self = type
  }
}

extension UInt8 {
  fileprivate var isOfTypeName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
