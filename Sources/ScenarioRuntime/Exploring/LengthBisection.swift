/// Finds the limits of the lengths of a delay that lead to an ending, by trying lengths in between.
///
/// Each limit was tried, and so was the length one millisecond beyond it. Lengths between the limits
/// may still lead elsewhere.
struct LengthBisection {
  /// Whether a length in milliseconds leads to the ending.
  let leadsThere: (Int64) -> Bool

  /// The lengths around one that leads to the ending, up to the usual length, which does not.
  func lengths(
    around length: Int64,
    within range: ClosedRange<Int64>,
    _ usual: Int64
  ) -> ClosedRange<Int64> {
    let first = usual < length ? max(usual, range.lowerBound) : range.lowerBound
    let last = usual > length ? min(usual, range.upperBound) : range.upperBound
    return limit(from: length, to: first)...limit(from: length, to: last)
  }

  /// The last length that leads to the ending, on the way from one that does.
  private func limit(from start: Int64, to end: Int64) -> Int64 {
    if leadsThere(end) { return end }
    var (inside, outside) = (start, end)
    while abs(outside - inside) > 1 {
      let middle = inside + (outside - inside) / 2
      if leadsThere(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
