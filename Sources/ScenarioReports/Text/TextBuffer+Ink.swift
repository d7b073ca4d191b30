import ScenarioDiagnostics

extension TextBuffer {
  /// Lets everything that is appended within have an ink.
  mutating func inked(_ ink: Ink, _ write: (inout TextBuffer) -> Void) {
    switch medium {
    case .terminal(.ansi), .ciLog(.ansi):
      append(ink.sequence)
      write(&self)
      append("\u{1B}[0m")
    case .terminal(.plain), .ciLog(.plain), .xml, .json, .html, .markdown: write(&self)
    }
  }
}
