import AppModelKit
import ScenarioEvents

extension TextBuffer {
  /// Appends those notes of a step that are short enough for its line.
  ///
  /// Semicolons separate them, and come before them if there is text after the offset `start`.
  mutating func append(shortNotesOf step: LoggedStep, after start: Int) {
    for note in step.notes where note.isShort {
      append(semicolonAfter: start)
      append(phrase: note)
    }
  }

  /// Appends a semicolon if there is text after an offset.
  mutating func append(semicolonAfter start: Int) {
    if count > start { append("; ") }
  }

  /// Appends a short note in words; a long one has none.
  mutating func append(phrase note: StepNote) {
    switch note {
    case .settled(let time):
      append("animations ended after ")
      append(time: time)
    case .held(let moment, let left): append(heldAt: moment, left: left)
    case .touched(let element, let place): append(touched: element, at: place)
    case .scrolledIntoView(let element):
      append("scrolled ")
      append(text: element)
      append(" into view")
    case .called(let call):
      append("called ")
      append(text: call.description)
    case .text(let text): append(text: text)
    case .screenshot(let name, _):
      append("took screenshot ")
      append(text: name)
    case .warning, .hierarchy: break
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
    append(points: place.x)
    append(", ")
    append(points: place.y)
    append(")")
  }
}
