/// The mark at the beginning of a file that says its encoding.
enum ByteOrderMark {
  case utf8
  case utf16(Order)

  enum Order {
    case littleEndian
    case bigEndian
  }

  init?(beginning bytes: [UInt8]) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(.littleEndian)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(.bigEndian)
    } else {
      return nil
    }
  }
}

/// Pairs of bytes as UTF-16; an odd byte at the end is left out.
struct UTF16Units: IteratorProtocol {
  private(set) var bytes: ArraySlice<UInt8>
  let order: ByteOrderMark.Order

  mutating func next() -> UInt16? {
    guard let first = bytes.popFirst(), let second = bytes.popFirst() else { return nil }
    switch order {
    case .littleEndian: return UInt16(second) << 8 | UInt16(first)
    case .bigEndian: return UInt16(first) << 8 | UInt16(second)
    }
  }
}
