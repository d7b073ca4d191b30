package import ScenarioDiagnostics
package import ScenarioEvents

/// The progress of a run or a survey, as a line that a terminal shows until it ends.
///
/// The line is a value: its owner decides when it is drawn and cleared.
package struct ProgressLine: Sendable {
  /// The name of what is counted; empty for test cases.
  private var part = ""
  private var itemCount: Int
  private var begunCount = 0
  private var name = ""
  private var totals = RunTotals()

  package init(caseCount: Int) { itemCount = caseCount }

  /// Begins another part of a survey, which goes through a number of things.
  package mutating func begin(part: String, of count: Int) {
    (self.part, itemCount) = (part, count)
    (begunCount, name) = (0, "")
  }

  /// Counts a test case that is about to be run, or another thing that work begins on.
  package mutating func begin(_ name: String) {
    begunCount += 1
    self.name = name
  }

  /// Says how far something that has begun has come.
  package mutating func note(_ state: String) { name = state }

  /// Counts what became of a test case.
  package mutating func finish(_ record: CaseRecord) { totals.add(record) }

  /// The line without an end, no wider than a number of columns.
  ///
  /// Where there is little room the name is cut first, and then whole parts are left out.
  package func text(columns: Int, colour: ConsoleColour) -> [UInt8] {
    var text = TextBuffer(for: .terminal(colour))
    var room = columns
    if columns >= 40 { append(barOf: min(24, columns / 4), to: &text, &room) }
    append(part.isEmpty ? count : "\(count) \(part)", as: nil, to: &text, &room)
    append(troubles, as: .red, to: &text, &room)
    if room > 10 {
      append(text.harmless(name).fitted(to: room - 2), as: .faint, to: &text, &room)
    }
    return text.take()
  }

  /// The number of things of the total; always of one width, so that nothing after it moves.
  private var count: String {
    let begun = String(begunCount)
    let total = String(itemCount)
    return String(repeating: " ", count: max(0, total.count - begun.count)) + "\(begun)/\(total)"
  }

  private var troubles: String { totals.words(for: [.failed, .error]) }

  private func append(barOf width: Int, to text: inout TextBuffer, _ room: inout Int) {
    let share = Double(begunCount) / Double(max(1, itemCount))
    let done = min(width, Int(Double(width) * min(1, share)))
    text.inked(troubles.isEmpty ? .green : .red) { text in
      for _ in 0..<done { text.append("━") }
    }
    text.inked(.faint) { text in
      for _ in done..<width { text.append("─") }
    }
    room -= width
  }

  /// Appends two spaces and a part, if there is room for all of it.
  private func append(_ part: String, as ink: Ink?, to text: inout TextBuffer, _ room: inout Int) {
    let gap = text.isEmpty ? 0 : 2
    let width = part.columnCount + gap
    guard !part.isEmpty, width <= room else { return }
    room -= width
    text.append(spaces: gap)
    guard let ink else { return text.append(verbatim: part) }
    text.inked(ink) { $0.append(verbatim: part) }
  }
}
