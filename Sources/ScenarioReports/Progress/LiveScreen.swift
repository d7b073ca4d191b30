package import ScenarioDiagnostics
package import ScenarioEvents

/// The end of a terminal during a run or a survey: lines that stay, and below them the progress line.
///
/// It is a value that returns the bytes to write. The time and the width of the terminal are arguments;
/// the width is asked for only when the line is drawn.
package struct LiveScreen: Sendable {
  private var line: ProgressLine
  private let colour: ConsoleColour

  /// Lines that stay, and wait for the next drawing: one write for all of it does not flicker.
  private var pending: [UInt8] = []
  private var isShown = false
  private var latestDrawing: Duration = .zero

  /// Faster updates could not be read, and a shorter run shows no line at all.
  static let interval: Duration = .milliseconds(100)

  package init(caseCount: Int, colour: ConsoleColour) {
    line = ProgressLine(caseCount: caseCount)
    self.colour = colour
  }

  /// Begins another part of a survey.
  package mutating func begin(part: String, of count: Int) {
    line.begin(part: part, of: count)
  }

  /// Counts something, by its name, that work is about to begin on: in a run a test case.
  package mutating func begin(_ name: String, at now: Duration, columns: () -> Int) -> [UInt8] {
    line.begin(name)
    return drawing(at: now, columns: columns)
  }

  /// Says how far something that has begun has come, in place of its name.
  package mutating func note(_ state: String, at now: Duration, columns: () -> Int) -> [UInt8] {
    line.note(state)
    return drawing(at: now, columns: columns)
  }

  /// Counts what became of a test case.
  package mutating func finish(_ record: CaseRecord) { line.finish(record) }

  /// Appends lines that stay on the screen.
  package mutating func append(_ bytes: [UInt8], at now: Duration, columns: () -> Int) -> [UInt8] {
    pending += bytes
    return isShown ? drawing(at: now, columns: columns) : wiping()
  }

  /// What wipes the line, and leaves the lines that stay.
  package mutating func wiping() -> [UInt8] {
    defer { isShown = false }
    return bytes(behindPending: [])
  }

  /// What draws the line anew, if that is due.
  private mutating func drawing(at now: Duration, columns: () -> Int) -> [UInt8] {
    guard now - latestDrawing >= Self.interval else { return [] }
    latestDrawing = now
    defer { isShown = true }
    return bytes(behindPending: line.text(columns: columns() - 1, colour: colour))
  }

  /// The bytes that replace the line by pending text and a new line.
  private mutating func bytes(behindPending newLine: [UInt8]) -> [UInt8] {
    defer { pending.removeAll(keepingCapacity: true) }
    return (isShown ? Self.wipe : []) + pending + newLine
  }

  /// To the line's beginning, and erase to its end.
  private static let wipe = Array("\r\u{1B}[K".utf8)
}
