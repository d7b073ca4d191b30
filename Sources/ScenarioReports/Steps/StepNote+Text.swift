import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

extension TextBuffer {
  /// Appends those notes of a step that are short enough for its line.
  ///
  /// Semicolons stand between them, and before them if anything stands behind the offset `start`.
  mutating func append(shortNotesOf step: StepRecord, behind start: Int) {
    for note in step.notes where note.isShort {
      append(semicolonBehind: start)
      append(phrase: note)
    }
  }

  /// Appends a semicolon if anything stands behind an offset.
  mutating func append(semicolonBehind start: Int) {
    if bytes.count > start { append("; ") }
  }

  /// Appends a short note in words; a long one has none.
  private mutating func append(phrase note: StepNote) {
    switch note {
    case .settled(let time):
      append("animations ended after ")
      append(time: time)
    case .held(let moment, let left):
      append(heldAt: moment, left: left)
    case .touched(let element, let place):
      append(touched: element, at: place)
    case .scrolledIntoView(let element):
      append("scrolled ")
      append(text: element)
      append(" into view")
    case .text(let text):
      append(text: text)
    case .warning, .hierarchy:
      break
    }
  }

  private mutating func append(heldAt moment: Duration, left: Duration) {
    append("held at ")
    append(time: moment)
    append(", ")
    append(time: left)
    append(" of the timeout left")
  }

  private mutating func append(touched element: String, at place: Point) {
    append("touched ")
    append(text: element)
    append(" at (")
    append(coordinate: place.x)
    append(", ")
    append(coordinate: place.y)
    append(")")
  }

  /// Appends a number of points, without a fraction where it has none.
  private mutating func append(coordinate: Double) {
    if let whole = Int(exactly: coordinate) {
      append(whole)
    } else {
      append(verbatim: coordinate.description)
    }
  }
}

extension StepRecord {
  var hasShortNotes: Bool { notes.contains(where: \.isShort) }
}

extension StepNote {
  /// Whether the note fits into the step's own line.
  var isShort: Bool {
    switch self {
    case .settled, .held, .touched, .scrolledIntoView: true
    case .text(let text): !text.utf8.contains(UInt8(ascii: "\n"))
    case .warning, .hierarchy: false
    }
  }

  /// The lines of a note that is too long for the step's own.
  var longLines: [String] {
    switch self {
    case .settled, .held, .touched, .scrolledIntoView: []
    case .text(let text): isShort ? [] : text.lines
    case .warning(let diagnostic): diagnostic.lines
    case .hierarchy(let screen, let root): ["elements:"] + screen.lines(below: root)
    }
  }
}
