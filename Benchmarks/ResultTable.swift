/// What was measured, one stage a line.
struct ResultTable {
  private let scenarioCount: Int
  private var rows: [(name: String, time: Duration)] = []

  init(scenarioCount: Int) {
    self.scenarioCount = scenarioCount
  }

  /// Adds a stage; the first one is what the others are compared with.
  mutating func add(_ name: String, _ time: Duration) {
    rows.append((name, time))
  }

  var text: String {
    let lines = rows.map { row in
      line([row.name, "\(tenths(microseconds(row.time)))", "\(tenths(ratio(row.time)))x"])
    }
    return ([line(["stage", "us a scenario", "libyaml"])] + lines).joined(separator: "\n")
  }

  private func microseconds(_ time: Duration) -> Double {
    time / .microseconds(1) / Double(scenarioCount)
  }

  private func ratio(_ time: Duration) -> Double {
    guard let first = rows.first, first.time > .zero else { return 0 }
    return time / first.time
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  private func line(_ columns: [String]) -> String {
    let numbers = columns.dropFirst().map { $0.padded(to: 15, .leading) }
    return columns[0].padded(to: 20, .trailing) + numbers.joined()
  }
}
