import ScenarioDiagnostics
import ScenarioEvents

/// Consecutive test cases of one folder that need no attention.
struct ConsoleFold: Sendable {
  /// A longer stretch becomes several, so that what is held back does not grow with the run.
  private static let mostCases = 1000

  /// The lines of the stretch.
  var text: TextBuffer

  private let medium: TextBuffer.Medium
  private var folder = PathKey("")
  private var totals = RunTotals()

  /// The number of the fold, from 1, which makes its name unique.
  private var number = 1

  init(for medium: TextBuffer.Medium) {
    self.medium = medium
    text = TextBuffer(for: medium)
  }

  var isEmpty: Bool { totals.count == 0 }

  /// Whether a test case can be added.
  func takes(_ record: CaseRecord) -> Bool {
    guard !record.verdict.isNoteworthy, totals.count < Self.mostCases else { return false }
    return isEmpty || PathKey(record.identity.file).folder == folder
  }

  mutating func count(_ record: CaseRecord) {
    if isEmpty { folder = PathKey(record.identity.file).folder }
    totals.add(record)
  }

  /// Appends the cases that were held back, folded if there are several, and starts again.
  mutating func close(_ folding: CIService?, to output: inout TextBuffer) {
    let folding = totals.count > 1 ? folding : nil
    let title = title
    output.append(beginningOf: folding, number: number, title: title)
    output.append(text, indented: 0)
    output.append(endOf: folding, number: number, title: title)
    number += totals.count > 1 ? 1 : 0
    totals = RunTotals()
    text = TextBuffer(for: medium)
  }

  private var title: String {
    let words = totals.words(for: [.passed, .skipped])
    return folder.path.isEmpty ? words : "\(text.harmless(folder.path)): \(words)"
  }
}
