package import AppModelKit
package import ScenarioDiagnostics

/// How the app is started: `launch: {arguments: [-startAt, "2"]}`.
///
/// An option that is not given is nil.
package struct LaunchOptions: Sendable {
  /// Whether the app stays closed until a `launch` step.
  package let manual: ManualLaunch?
  package let arguments: [Text]?
  package let environment: [Named<Text>]?

  /// The date and time at launch.
  package let date: Resolvable<DateTime>?

  /// The state to start in.
  package let start: LaunchStart?

  /// The URL that opens the app.
  package let url: Text?

  /// The answers to the app's calls.
  package let answers: [CallAnswers]?
  package let span: SourceSpan?

  package init(
    manual: ManualLaunch? = nil,
    arguments: [Text]? = nil,
    environment: [Named<Text>]? = nil,
    date: Resolvable<DateTime>? = nil,
    start: LaunchStart? = nil,
    url: Text? = nil,
    answers: [CallAnswers]? = nil,
    span: SourceSpan? = nil
  ) {
    self.manual = manual
    self.arguments = arguments
    self.environment = environment
    self.date = date
    self.start = start
    self.url = url
    self.answers = answers
    self.span = span
  }

  /// These options, completed with those of the header.
  package func filled(from header: LaunchOptions) -> LaunchOptions {
    LaunchOptions(
      manual: manual,
      arguments: arguments ?? header.arguments,
      environment: environment ?? header.environment,
      date: date ?? header.date,
      start: start ?? header.start,
      url: url ?? header.url,
      answers: answers ?? header.answers,
      span: span
    )
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
