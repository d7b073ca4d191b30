package import ScenarioDiagnostics

/// One step of a scenario: a command, and the keys next to it.
///
/// ```yaml
/// - tap: {button: Done}   # command: .action(.tap(...)), title: "button: Done"
///   name: Finish          # shown in the log instead of the title
///   optional: true        # a failure is only a warning
/// ```
///
/// It is a class because every stage goes through the steps: copying them as structs took a
/// thirtieth of a run.
package final class Step: Sendable {
  package let command: Command

  /// The text that the log shows instead of the title.
  package let name: Text?

  /// Whether a failure is only a warning; `false` if nil.
  package let isOptional: Resolvable<Bool>?

  /// The command's argument in one line, as it is written: `button: Done`.
  package let title: Text

  /// The command's name in the file.
  package let span: SourceSpan

  /// The command's name and its argument.
  package let extent: SourceSpan

  package init(
    command: Command,
    name: Text? = nil,
    isOptional: Resolvable<Bool>? = nil,
    title: Text,
    span: SourceSpan,
    extent: SourceSpan
  ) {
    self.command = command
    self.name = name
    self.isOptional = isOptional
    self.title = title
    self.span = span
    self.extent = extent
  }
}
