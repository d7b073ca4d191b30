import ScenarioDiagnostics
import ScenarioEvents

extension [StepNote] {
  /// Whether any of the notes fits into the step's own line.
  var hasShort: Bool { indices.contains { self[$0].isShort } }

  /// Whether any of the notes needs lines of its own; many steps have none at all, which is seen first.
  @inline(__always)
  var hasLong: Bool { !isEmpty && isAnyLong }

  private var isAnyLong: Bool {
    let notes = span
    for index in notes.indices where !notes[index].isShort { return true }
    return false
  }

  /// The lines of the notes that are too long for the step's own.
  var longLines: [String] { hasLong ? flatMap(\.longLines) : [] }

  /// How many of the notes are warnings.
  @inline(__always)
  var warningCount: Int { hasLong ? warnings.count : 0 }

  /// What was odd, but did not fail the step.
  var warnings: [Diagnostic] { hasLong ? compactMap(\.warning) : [] }
}

extension StepNote {
  /// Whether the note fits into the step's own line.
  var isShort: Bool {
    switch self {
    case .settled, .held, .touched, .scrolledIntoView, .screenshot: true
    case .text(let text): text.withBytes { !$0.contains(UInt8(ascii: "\n")) }
    case .warning, .hierarchy: false
    }
  }

  /// The lines of a note that is too long for the step's own.
  fileprivate var longLines: [String] {
    switch self {
    case .settled, .held, .touched, .scrolledIntoView, .screenshot: []
    case .text(let text): isShort ? [] : text.lines
    case .warning(let diagnostic): diagnostic.lines
    case .hierarchy(let screen, let root): ["elements:"] + screen.lines(below: root)
    }
  }

  fileprivate var warning: Diagnostic? {
    switch self {
    case .warning(let diagnostic): diagnostic
    case .settled, .held, .touched, .scrolledIntoView, .text, .hierarchy, .screenshot: nil
    }
  }
}
