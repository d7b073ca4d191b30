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

  /// Those of as many lines as are told, from the first.
  func prefix(_ count: Int) -> LineStarts {
    switch self {
    case .narrow(let starts): .narrow(Array(starts[..<count]))
    case .wide(let starts): .wide(Array(starts[..<count]))
    }
  }
}
