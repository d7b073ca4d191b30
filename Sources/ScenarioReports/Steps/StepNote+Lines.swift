import ScenarioDiagnostics
import ScenarioEvents

extension [StepNote] {
  /// Whether any of the notes fits into the step's own line.
  var hasShort: Bool { contains(where: \.isShort) }

  /// The lines of the notes that are too long for the step's own.
  var longLines: [String] { flatMap(\.longLines) }

  /// The warnings, which did not fail the step.
  var warnings: [Diagnostic] { compactMap(\.warning) }

  var warningCount: Int { count { $0.warning != nil } }
}

extension StepNote {
  /// Whether the note fits into the step's own line.
  var isShort: Bool {
    switch self {
    case .settled, .held, .touched, .scrolledIntoView, .called, .screenshot: true
    case .text(let text): !text.utf8.contains(UInt8(ascii: "\n"))
    case .warning, .hierarchy: false
    }
  }

  /// The lines of a note that is too long for the step's own.
  var longLines: [String] {
    switch self {
    case .settled, .held, .touched, .scrolledIntoView, .called, .screenshot: []
    case .text(let text): isShort ? [] : text.lines
    case .warning(let diagnostic): diagnostic.lines
    case .hierarchy(let screen, let root): ["elements:"] + screen.lines(below: root)
    }
  }

  fileprivate var warning: Diagnostic? {
    switch self {
    case .warning(let diagnostic): diagnostic
    case .settled, .held, .touched, .scrolledIntoView, .called, .text, .hierarchy, .screenshot: nil
    }
  }
}
