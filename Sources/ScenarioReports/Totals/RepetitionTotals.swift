import ScenarioEvents

/// How often repeated cases passed, for those that did not always pass.
struct RepetitionTotals: Sendable {
  /// A longer list would not help, and would grow with the run.
  private static let mostListed = 100

  /// A case, and what it amounted to so far.
  private struct Entry: Sendable {
    let identity: CaseIdentity
    let repetition: CaseRepetition

    /// Whether it is expected to fail, so that to fail always is nothing to speak of.
    let hasKnownIssue: Bool
    var passed = 0
    var failed = 0
  }

  /// The repetitions of a case come in a row, so one at a time is open.
  private var open: Entry?
  private var unsteady: [Entry] = []

  /// How many more cases did not always pass than are listed.
  private var unlistedCount = 0

  mutating func add(_ record: CaseRecord) {
    guard let repetition = record.identity.repetition else { return close() }
    if repetition.number == 1 {
      close()
      open = Entry(
        identity: record.identity,
        repetition: repetition,
        hasKnownIssue: record.knownIssue != nil
      )
    }
    switch record.hasPassed {
    case true?: open?.passed += 1
    case false?: open?.failed += 1
    case nil: break
    }
    if repetition.number == repetition.count { close() }
  }

  private mutating func close() {
    defer { open = nil }
    guard let open, open.failed > 0, open.passed > 0 || !open.hasKnownIssue else { return }
    if unsteady.count < Self.mostListed { unsteady.append(open) } else { unlistedCount += 1 }
  }

  /// Appends a line for each case that did not always pass.
  func append(to text: inout TextBuffer) {
    for entry in unsteady {
      text.append(template: "passed \(entry.passed) of \(entry.passed + entry.failed) times: ")
      text.append(pathAndLineOf: entry.identity)
      text.append(template: "  \(entry.repetition.name)\n")
    }
    guard unlistedCount > 0 else { return }
    text.append(template: "and \(unlistedCount) more did not always pass\n")
  }
}
