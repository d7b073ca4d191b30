import AppModelKit
import ScenarioDiagnostics

/// Places of files, by the order in which they begin.
struct HiddenPlaces: Sendable {
  fileprivate struct Ranges: Sendable {
    var inOrder: [Range<Int>] = []

    /// How far before a line one may begin that reaches into it.
    var longest = 0
  }

  private var rangesOfFiles: [PathKey: Ranges] = [:]

  mutating func insert(_ span: SourceSpan) {
    let range = Int(span.start)..<Int(span.end)
    rangesOfFiles[PathKey(span.file.path), default: Ranges()].insert(range)
  }

  /// The places on a line of a file.
  func ranges(in path: String, on line: Range<Int>) -> [Range<Int>] {
    guard let ranges = rangesOfFiles[PathKey(path)] else { return [] }
    let first = ranges.inOrder.partitioningIndex {
      $0.lowerBound >= line.lowerBound - ranges.longest
    }
    return ranges.inOrder[first...].prefix { $0.lowerBound < line.upperBound }
      .filter { $0.overlaps(line) }
  }
}

extension HiddenPlaces.Ranges {
  fileprivate mutating func insert(_ range: Range<Int>) {
    let place = inOrder.partitioningIndex { $0.lowerBound >= range.lowerBound }
    inOrder.insert(range, at: place)
    longest = max(longest, range.count)
  }
}
