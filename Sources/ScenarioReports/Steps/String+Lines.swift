import AppModelKit
import ScenarioEvents

extension String {
  /// The lines of the text; a line break at its end begins no new one.
  var lines: [String] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0) }
  }
}

extension ScreenSnapshot {
  /// The element tree with a mark at one of its elements.
  func lines(below root: Int? = nil, marking target: Int? = nil) -> [String] {
    guard root.map(elements.indices.contains) ?? true else { return [] }
    let first = root ?? 0
    return hierarchy(below: root).enumerated().map { offset, line in
      (first + offset == target ? "> " : "  ") + line
    }
  }
}
