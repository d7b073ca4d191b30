/// Text as UTF-8 with masks in place of some of its ranges.
package struct MaskedBytes {
  /// The mask in place of a hidden text of any length.
  package static let mask = "•••"

  /// Which side of a mask stands for an offset within what it hides.
  enum Side {
    case start
    case end
  }

  package private(set) var bytes: [UInt8] = []

  /// The offset of the original's first byte.
  private let base: Int

  /// The hidden ranges, in order and not overlapping, and the start of each mask in the masked
  /// text.
  private var masks: [(hidden: Range<Int>, start: Int)] = []

  private static let maskBytes = Array(mask.utf8)

  package init(_ original: ArraySlice<UInt8>, hiding ranges: [Range<Int>]) {
    base = original.startIndex
    var end = original.startIndex
    for range in ranges.joined() {
      bytes += original[end..<range.lowerBound]
      masks.append((range, bytes.count))
      bytes += Self.maskBytes
      end = range.upperBound
    }
    bytes += original[end...]
  }

  /// Converts an offset in the file to one in the copy, which has the masked text in place of the
  /// original and nothing after it.
  func offset(of offset: Int, _ side: Side) -> Int {
    guard let mask = masks.last(where: { $0.hidden.lowerBound < offset }) else { return offset }
    let maskStart = base + mask.start
    let maskEnd = maskStart + Self.maskBytes.count
    guard offset < mask.hidden.upperBound else {
      return min(base + bytes.count, maskEnd + (offset - mask.hidden.upperBound))
    }
    switch side {
    case .start: return maskStart
    case .end: return maskEnd
    }
  }
}

extension [Range<Int>] {
  /// The ranges in order, those that overlap or touch made one.
  fileprivate func joined() -> [Range<Int>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
