package import ScenarioDiagnostics

/// One step of a scenario: exactly one command, and what may stand beside it.
///
/// A class, as it holds many references and never changes: to hand one on counts a single one.
package final class Step: Sendable {
  /// What may stand beside a command, and seldom does.
  private final class Company: Sendable {
    let name: Text?
    let isOptional: Resolvable<Bool>?

    init(name: Text?, isOptional: Resolvable<Bool>?) {
      self.name = name
      self.isOptional = isOptional
    }
  }

  package let command: Command

  /// Whether the step and those in it depend on nothing that is named elsewhere: on no variable, no
  /// word, no name of the app; and have no text that may be meant as a word.
  ///
  /// Nothing can be wrong with such a step that its own text does not show, so that checks of names
  /// pass over it.
  package let isSelfContained: Bool

  private let company: Company?

  /// The command's argument in one line, as the log shows it with its references filled in.
  package let summary: Text

  /// Where the step stands in the file of its summary, from its command's name on.
  private let place: Range<UInt32>

  /// Where all that is written of it stands.
  package let wholePlace: Range<UInt32>

  /// A step, all of which stands in the file of its summary.
  package init(
    _ command: Command,
    name: Text? = nil,
    isOptional: Resolvable<Bool>? = nil,
    isSelfContained: Bool,
    summary: Text,
    place: Range<UInt32>,
    wholePlace: Range<UInt32>
  ) {
    self.command = command
    company =
      name == nil && isOptional == nil ? nil : Company(name: name, isOptional: isOptional)
    self.isSelfContained = isSelfContained
    self.summary = summary
    self.place = place
    self.wholePlace = wholePlace
  }

  /// The title that the log shows instead of the command's own.
  package var name: Text? { company?.name }

  /// Whether a failure is only a warning.
  package var isOptional: Resolvable<Bool>? { company?.isOptional }

  /// Where the step stands, from its command's name on.
  package var span: SourceSpan { span(at: place) }

  /// All that is written of the step, from its command to the end of its argument.
  package var extent: SourceSpan { span(at: wholePlace) }

  private func span(at place: Range<UInt32>) -> SourceSpan {
    SourceSpan(file: summary.span.file, start: place.lowerBound, end: place.upperBound)
  }
}
