import ScenarioEvents

/// The end of the console report: the cases that need attention, and the totals.
struct ConsoleSummary: Sendable {
  /// A longer list would not help, and would grow with the run.
  private static let mostListed = 100

  private var totals = RunTotals()
  private var repetitions = RepetitionTotals()
  private var listed: [Entry] = []

  /// The number of cases that need attention but are not listed.
  private var unlistedCount = 0

  /// A case that needs attention.
  private struct Entry {
    let verdict: Verdict
    let identity: CaseIdentity
    let isOfWholeFile: Bool
  }

  mutating func add(_ record: CaseRecord) {
    totals.add(record)
    repetitions.add(record)
    guard record.verdict.isNoteworthy else { return }
    guard listed.count < Self.mostListed else {
      unlistedCount += 1
      return
    }
    listed.append(
      Entry(verdict: record.verdict, identity: record.identity, isOfWholeFile: record.isOfWholeFile)
    )
  }

  func append(
    to text: inout TextBuffer,
    wallTime: Duration?,
    seed: UInt64?,
    detail: ConsoleOptions.Detail
  ) {
    if isSeparate(by: detail) { text.append("\n") }
    appendList(to: &text)
    repetitions.append(to: &text)
    text.append(totals, wallTime: wallTime, seed: seed)
    text.append("\n")
  }

  /// Whether an empty line comes before the summary.
  private func isSeparate(by detail: ConsoleOptions.Detail) -> Bool {
    switch detail {
    case .failures: !listed.isEmpty
    case .scenarios, .steps: totals.count > 0
    }
  }

  private func appendList(to text: inout TextBuffer) {
    for entry in listed {
      text.append(markOf: entry.verdict)
      text.append(" ")
      text.append(pathAndLineOf: entry.identity)
      // The name of a file that can't be run is its path again.
      if !entry.isOfWholeFile { text.append(template: "  \(entry.identity.name)") }
      if entry.verdict == .flaky { text.append("  (flaky)") }
      text.append("\n")
    }
    guard unlistedCount > 0 else { return }
    text.append(template: "and \(unlistedCount) more\n")
  }
}
