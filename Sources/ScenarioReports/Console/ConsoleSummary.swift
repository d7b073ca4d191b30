import ScenarioEvents

/// What the console says at the end: the cases that somebody has to look at, and the counts.
struct ConsoleSummary: Sendable {
  /// A list longer than this helps nobody, and would grow with the run.
  private static let mostListed = 100

  private var totals = RunTotals()
  private var repetitions = RepetitionTotals()
  private var listed: [(verdict: Verdict, identity: CaseIdentity)] = []

  mutating func add(_ record: CaseRecord) {
    totals.add(record)
    repetitions.add(record)
    guard record.verdict.isTrouble, listed.count < Self.mostListed else { return }
    listed.append((record.verdict, record.identity))
  }

  func append(
    to text: inout TextBuffer,
    wallTime: Duration?,
    seed: UInt64?,
    detail: ConsoleOptions.Detail
  ) {
    if isSetApart(by: detail) { text.append("\n") }
    appendList(to: &text)
    repetitions.append(to: &text)
    text.append(totals, wallTime: wallTime, seed: seed)
    text.append("\n")
  }

  /// Whether an empty line separates the summary from what stands before it.
  private func isSetApart(by detail: ConsoleOptions.Detail) -> Bool {
    switch detail {
    case .failures: !listed.isEmpty
    case .scenarios, .steps: totals.count > 0
    }
  }

  private func appendList(to text: inout TextBuffer) {
    for (verdict, identity) in listed {
      text.append(markOf: verdict)
      text.append(" ")
      text.append(pathAndLineOf: identity)
      text.append(nameOf: identity)
      text.append("\n")
    }
    let unlisted = totals.troubled - listed.count
    guard unlisted > 0 else { return }
    text.append("and ")
    text.append(unlisted)
    text.append(" more\n")
  }
}

extension TextBuffer {
  fileprivate mutating func append(nameOf identity: CaseIdentity) {
    guard !identity.isWholeFile else { return }
    append("  ")
    append(text: identity.name)
  }
}
