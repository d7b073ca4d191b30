/// The least number of insertions, deletions, substitutions and adjacent swaps between two texts,
/// counted in rows that serve one pair after the other.
struct EditDistance {
  /// Comparing costs the product of the lengths: hostile names must not buy time with it.
  static let longestText = 64

  private var beforeLast = [Int](repeating: 0, count: longestText + 1)
  private var last = [Int](repeating: 0, count: longestText + 1)
  private var current = [Int](repeating: 0, count: longestText + 1)

  /// The distance between two texts of at most ``longestText`` bytes; nil if it passes a limit.
  mutating func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    for column in 0...right.count { current[column] = column }
    var least = 0
    for row in left.indices {
      (beforeLast, last, current) = (last, current, beforeLast)
      let leastBefore = least
      least = fillRow(row, left, right)
      // A swap continues from the row before the last one.
      if least > limit, leastBefore > limit { return nil }
    }
    return current[right.count] <= limit ? current[right.count] : nil
  }

  /// Counts on by one byte of the left text, and returns the least distance of the row.
  private mutating func fillRow(_ row: Int, _ left: [UInt8], _ right: [UInt8]) -> Int {
    current[0] = row + 1
    var leastOfRow = row + 1
    for column in right.indices {
      let substituted = last[column] + (left[row] == right[column] ? 0 : 1)
      var least = min(substituted, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current[column + 1] = least
      leastOfRow = min(leastOfRow, least)
    }
    return leastOfRow
  }
}
