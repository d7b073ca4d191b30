import ScenarioTestSupport

extension [UInt8] {
  /// Cuts, repeats or swaps a stretch, or puts a character in that means something to YAML.
  mutating func mutate(using generator: inout SeededGenerator) {
    let first = range(using: &generator)
    let second = range(using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: removeSubrange(first)
    case 1: insert(contentsOf: self[first], at: second.lowerBound)
    case 2: replaceSubrange(first, with: Array(self[second]))
    case 3: append(contentsOf: self[first])
    default:
      let indicators = Array("\t\n\r :-?[]{},&*!|>'\"%@#\\\u{0}\u{FEFF}$".utf8)
      insert(indicators.randomElement(using: &generator) ?? 0, at: first.lowerBound)
    }
  }

  /// A short stretch, or whole lines.
  private func range(using generator: inout SeededGenerator) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    let start = Int.random(in: 0..<count, using: &generator)
    if Bool.random(using: &generator) {
      return start..<Swift.min(count, start + Int.random(in: 0..<6, using: &generator))
    }
    let lineStart = self[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return lineStart..<(self[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count)
  }
}
