/// Whether a console report is coloured.
package enum ConsoleColour: Sendable {
  case plain
  case ansi
}

/// What a stretch of console text looks like, if the console has colours.
enum Ink {
  case bold
  case faint
  case green
  case red
  case yellow

  /// The sequence that terminals know.
  fileprivate var sequence: StaticString {
    switch self {
    case .bold: "\u{1B}[1m"
    case .faint: "\u{1B}[2m"
    case .green: "\u{1B}[32m"
    case .red: "\u{1B}[31m"
    case .yellow: "\u{1B}[33m"
    }
  }
}

extension TextBuffer {
  /// Lets everything that is appended within have an ink.
  mutating func inked(_ ink: Ink, _ write: (inout TextBuffer) -> Void) {
    switch medium {
    case .terminal(.ansi):
      append(ink.sequence)
      write(&self)
      append("\u{1B}[0m")
    case .terminal(.plain), .xml:
      write(&self)
    }
  }
}
