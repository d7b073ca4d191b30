import AppModelKit
import ScenarioEvents

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
