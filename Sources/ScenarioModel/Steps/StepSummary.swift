package import ScenarioDiagnostics

/// A command's argument in one line, as the log shows it with its references filled in.
package enum StepSummary: Sendable {
  case line(SourceLine)

  /// A text that is kept by itself, as it has references.
  case text(Text)

  /// The file of the step.
  package var file: SourceFile {
    switch self {
    case .line(let line): line.lines.file
    case .text(let text): text.span.file
    }
  }
}
