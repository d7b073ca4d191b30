package import AppModelKit
package import ScenarioDiagnostics

/// How the app is started: `launch: {arguments: [-startAt, "2"]}`.
///
/// An option that is not given is nil.
package struct LaunchOptions: Sendable {
  /// Whether the app stays closed until a `launch` step.
  package var manual: ManualLaunch?
  package var arguments: [Text]?
  package var environment: [Named<Text>]?

  /// The date and time at launch.
  package var date: Resolvable<DateTime>?

  /// The state to start in.
  package var start: LaunchStart?

  /// The URL that opens the app.
  package var url: Text?

  /// The answers to the app's calls.
  package var answers: [CallAnswers]?
  package var span: SourceSpan?

  package init(manual: ManualLaunch? = nil, span: SourceSpan? = nil) {
    self.manual = manual
    self.span = span
  }

  /// These options, completed with those of the header.
  package func filled(from header: LaunchOptions) -> LaunchOptions {
    var options = self
    options.arguments = arguments ?? header.arguments
    options.environment = environment ?? header.environment
    options.date = date ?? header.date
    options.start = start ?? header.start
    options.url = url ?? header.url
    options.answers = answers ?? header.answers
    return options
  }
}

/// Whether the app stays closed until a `launch` step, said in one of two ways.
package enum ManualLaunch: Sendable {
  package enum Word: String, CaseIterable, Sendable {
    case manual
  }

  case flag(Resolvable<Bool>)

  /// The word `manual` in place of a mapping of options.
  case word(Resolvable<Word>)
}
