import AppModelKit
import ScenarioEvents

extension ScreenSnapshot {
  /// The element tree with marks at some of its elements.
  func lines(below root: Int? = nil, marking targets: [Int] = []) -> [String] {
    guard root.map(elements.indices.contains) ?? true else { return [] }
    let first = root ?? 0
    let targets = Set(targets)
    return hierarchy(below: root).enumerated().map { offset, line in
      (targets.contains(first + offset) ? "> " : "  ") + line
    }
  }
}
