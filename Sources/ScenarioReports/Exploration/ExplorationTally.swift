import ScenarioDiagnostics
package import ScenarioEvents

/// Counts what test cases were explored to, and lists races and what is not proved.
package struct ExplorationTally: Sendable {
  private var proved = 0
  private var timed = 0
  private var errors = 0
  private var open: [String] = []
  private var races: [String] = []
  private var shortened: Set<String> = []
  private var runs = 0

  package init() {}

  package mutating func receive(_ event: RunEvent) {
    switch event {
    case .caseFinished(let record): add(record)
    case .runStarted, .caseStarted, .idle, .runFinished: break
    }
  }

  private mutating func add(_ record: CaseRecord) {
    guard let exploration = record.exploration else {
      if record.verdict == .error { errors += 1 }
      return
    }
    runs += exploration.runCount
    shortened.formUnion(exploration.shortenedNames)
    let found = exploration.races.map { VisibleText.escaping("\($0.span.location): \($0.text)") }
    races += found.filter { !races.contains($0) }
    switch exploration.state {
    case .proved: proved += 1
    case .timed: timed += 1
    case .error: errors += 1
    case .open(let reason):
      let title = VisibleText.escaping("\(record.identity.place): \(record.identity.name)")
      open.append("\(title): \(exploration.text(of: reason))")
    }
  }

  /// The races, the cases of which nothing is proved, what was left out, and the totals, each on a line.
  package var text: String {
    let leftOut = shortened.sorted().map { name in
      "left out: timings at which '\(VisibleText.escaping(name))' "
        + "takes 0 ms more than three times in a row"
    }
    return (races + open + leftOut + [totals]).joined(separator: "\n") + "\n"
  }

  private var totals: String {
    let count = proved + timed + errors + open.count
    let parts = [
      "\(proved) proved",
      timed > 0 ? "\(timed) \(timed == 1 ? "depends" : "depend") on timing" : nil,
      errors > 0 ? "\(errors) with an error" : nil,
      open.isEmpty ? nil : "\(open.count) not proved",
    ]
    return "\(counted(count, "scenario")) explored: "
      + "\(parts.compactMap(\.self).joined(separator: ", ")) (\(runs.grouped("run")))"
  }
}
