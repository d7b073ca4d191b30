import ScenarioDiagnostics

/// Places of files, by the order in which they begin.
struct HiddenPlaces: Sendable {
  fileprivate struct Ranges: Sendable {
    var inOrder: [Range<Int>] = []

    /// How far before a line one may begin that reaches into it.
    var longest = 0
  }

  private var rangesOfFiles: [String: Ranges] = [:]

  mutating func insert(_ span: SourceSpan) {
    let range = Int(span.start)..<Int(span.end)
    rangesOfFiles[span.file.path, default: Ranges()].insert(range)
  }

  /// The places on a line of a file.
  func ranges(in path: String, on line: Range<Int>) -> [Range<Int>] {
    guard let ranges = rangesOfFiles[path] else { return [] }
    let first = ranges.inOrder.firstIndex(from: line.lowerBound - ranges.longest)
    return ranges.inOrder[first...].prefix { $0.lowerBound < line.upperBound }
      .filter { $0.overlaps(line) }
  }
}

extension HiddenPlaces.Ranges {
  fileprivate mutating func insert(_ range: Range<Int>) {
    inOrder.insert(range, at: inOrder.firstIndex(from: range.lowerBound))
    longest = max(longest, range.count)
  }
}

extension [Range<Int>] {
  /// The index of the first range that begins at an offset or behind it.
  fileprivate func firstIndex(from start: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lowerBound < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
