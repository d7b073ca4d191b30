/// The offset of each line's first byte; the first is always 0.
///
/// All files of a run are held until its end, and nearly all are small enough for offsets of half the
/// usual width.
enum LineStarts: Sendable {
  case narrow([UInt16])
  case wide([UInt32])

  var count: Int {
    switch self {
    case .narrow(let starts): starts.count
    case .wide(let starts): starts.count
    }
  }

  subscript(line: Int) -> UInt32 {
    switch self {
    case .narrow(let starts): UInt32(starts[line])
    case .wide(let starts): starts[line]
    }
  }

  /// The index of the last line that begins at or before a byte.
  func line(of offset: UInt32) -> Int {
    switch self {
    case .narrow(let starts): starts.span.lastIndex(upTo: offset)
    case .wide(let starts): starts.span.lastIndex(upTo: offset)
    }
  }

  /// The starts of the first `count` lines.
  func prefix(_ count: Int) -> LineStarts {
    switch self {
    case .narrow(let starts): .narrow(Array(starts[..<count]))
    case .wide(let starts): .wide(Array(starts[..<count]))
    }
  }
}

extension Span where Element: FixedWidthInteger {
  /// The index of the last of these ascending numbers that is not greater than a limit; the first
  /// never is.
  fileprivate func lastIndex(upTo limit: UInt32) -> Int {
    var (low, length) = (0, count)
    while length > 1 {
      let half = length / 2
      if self[low + half] <= limit { low += half }
      length -= half
    }
    return low
  }
}
