import ScenarioEvents

/// What the console says at the end: the cases that somebody has to look at, and the counts.
struct ConsoleSummary: Sendable {
  /// A list longer than this helps nobody, and would grow with the run.
  private static let mostListed = 100

  private var totals = RunTotals()
  private var listed: [(verdict: Verdict, identity: CaseIdentity)] = []

  mutating func add(_ record: CaseRecord) {
    totals.add(record)
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
    appendCounts(to: &text)
    if let wallTime {
      text.append(" in ")
      text.append(seconds: wallTime)
      text.append(" s")
    }
    appendAppTime(to: &text, seed: seed)
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
    let unlisted = totals.failed + totals.errors - listed.count
    guard unlisted > 0 else { return }
    text.append("and ")
    text.append(unlisted)
    text.append(" more\n")
  }

  private func appendCounts(to text: inout TextBuffer) {
    text.append(totals.count, "scenario", "scenarios")
    text.append(": ")
    guard totals.count > 0 else { return text.append("nothing to run") }
    let start = text.count
    text.append(count: totals.passed, "passed", in: .green, behind: start)
    text.append(count: totals.flaky, "flaky", in: .yellow, behind: start)
    text.append(count: totals.failed, "failed", in: .red, behind: start)
    text.append(
      count: totals.errors,
      totals.errors == 1 ? "error" : "errors",
      in: .red,
      behind: start
    )
    text.append(count: totals.skipped, "skipped", in: .yellow, behind: start)
  }

  private func appendAppTime(to text: inout TextBuffer, seed: UInt64?) {
    text.append(" (app time ")
    text.append(readableTime: totals.appTime)
    if let seed {
      text.append(", seed ")
      text.append(verbatim: String(seed))
    }
    text.append(")\n")
  }
}

extension TextBuffer {
  fileprivate mutating func append(nameOf identity: CaseIdentity) {
    guard !identity.isWholeFile else { return }
    append("  ")
    append(text: identity.name)
  }

  /// Appends one of the counts, unless it is zero.
  fileprivate mutating func append(
    count number: Int,
    _ noun: StaticString,
    in ink: Ink,
    behind start: Int
  ) {
    guard number > 0 else { return }
    if count > start { append(", ") }
    inked(ink) {
      $0.append(number)
      $0.append(" ")
      $0.append(noun)
    }
  }

  /// Appends a time as people say it: `3.250 s`, `10 min 3.2 s`, `1 h 0 min 3.2 s`.
  fileprivate mutating func append(readableTime time: Duration) {
    let milliseconds = time.wholeMilliseconds
    let minutes = milliseconds / 60_000
    guard minutes > 0 else {
      append(seconds: time)
      return append(" s")
    }
    if minutes >= 60 { append(verbatim: "\(minutes / 60) h ") }
    let tenths = milliseconds % 60_000 / 100
    append(verbatim: "\(minutes % 60) min \(tenths / 10).\(tenths % 10) s")
  }
}
