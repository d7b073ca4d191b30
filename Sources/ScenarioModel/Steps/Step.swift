package import ScenarioDiagnostics

/// One step of a scenario: exactly one command, and what may stand beside it.
///
/// A class, as it holds many references and never changes: to hand one on counts a single one.
package final class Step: Sendable {
  package let command: Command

  /// The title that the log shows instead of the command's own.
  package let name: Text?

  /// Whether a failure is only a warning.
  package let isOptional: Resolvable<Bool>?

  /// Whether the step and those in it depend on nothing that is named elsewhere: on no variable, no
  /// word, no name of the app; and have no text that may be meant as a word.
  ///
  /// Nothing can be wrong with such a step that its own text does not show, so that checks of names
  /// pass over it.
  package let isSelfContained: Bool

  /// The command's argument in one line, as the log shows it with its references filled in.
  package let summary: Text

  /// Where the step stands, from its command's name on.
  package let span: SourceSpan

  /// All that is written of the step, from its command to the end of its argument.
  package let extent: SourceSpan

  package init(
    _ command: Command,
    name: Text? = nil,
    isOptional: Resolvable<Bool>? = nil,
    isSelfContained: Bool,
    summary: Text,
    span: SourceSpan,
    extent: SourceSpan
  ) {
    self.command = command
    self.name = name
    self.isOptional = isOptional
    self.isSelfContained = isSelfContained
    self.summary = summary
    self.span = span
    self.extent = extent
  }
}
