import ScenarioDiagnostics
import ScenarioEvents

extension StepNotes {
  /// Whether any of the notes fits into the step's own line.
  var hasShort: Bool { contains(where: \.isShort) }

  /// Whether there are any, which to ask a property of another module would copy them.
  @inline(__always)
  var hasAny: Bool {
    switch self {
    case .none: false
    case .one, .several: true
    }
  }

  /// Whether any of the notes needs lines of its own.
  ///
  /// It is inlined, as each step is asked, and would else copy its notes to be; so would a note that is
  /// looked into by itself.
  @inline(__always)
  var hasLong: Bool {
    switch self {
    case .none, .one(.settled), .one(.held), .one(.touched), .one(.scrolledIntoView),
      .one(.screenshot):
      false
    case .one(.warning), .one(.hierarchy): true
    case .one(.text(let text)): text.hasLineFeed
    case .several(let notes): !notes.allSatisfy(\.isShort)
    }
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
    case .text(let text): !text.hasLineFeed
    case .warning, .hierarchy: false
    }
  }

  /// The lines of a note that is too long for the step's own.
  var longLines: [String] {
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

extension String {
  fileprivate var hasLineFeed: Bool { withBytes { $0.contains(UInt8(ascii: "\n")) } }
}
