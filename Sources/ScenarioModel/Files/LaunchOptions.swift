package import AppModelKit
package import ScenarioDiagnostics

/// How the app is started: what is nil was not given.
package struct LaunchOptions: Sendable {
  /// What few launches say, which lies apart so that the others need no room for it.
  private final class Addition: Sendable {
    let manual: ManualLaunch?
    let environment: [EnvironmentVariable]?
    let date: Resolvable<DateTime>?

    init(
      _ manual: ManualLaunch?,
      _ environment: [EnvironmentVariable]?,
      _ date: Resolvable<DateTime>?
    ) {
      (self.manual, self.environment, self.date) = (manual, environment, date)
    }
  }

  package let arguments: [Text]?
  package let span: SourceSpan?
  private let addition: Addition?

  package init(
    manual: ManualLaunch? = nil,
    arguments: [Text]? = nil,
    environment: [EnvironmentVariable]? = nil,
    date: Resolvable<DateTime>? = nil,
    span: SourceSpan? = nil
  ) {
    self.arguments = arguments
    self.span = span
    let isUsual = manual == nil && environment == nil && date == nil
    addition = isUsual ? nil : Addition(manual, environment, date)
  }

  /// Whether the app stays closed until a `launch` step.
  package var manual: ManualLaunch? { addition?.manual }

  package var environment: [EnvironmentVariable]? { addition?.environment }

  /// The date and time at launch.
  package var date: Resolvable<DateTime>? { addition?.date }

  /// What a launch gives the app: these options, and those of the header for the rest.
  package func filled(from header: LaunchOptions) -> LaunchOptions {
    LaunchOptions(
      manual: manual,
      arguments: arguments ?? header.arguments,
      environment: environment ?? header.environment,
      date: date ?? header.date,
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

  /// The word that can stand in place of all options.
  case word(Resolvable<Word>)
}

/// An environment variable that a launch sets.
package struct EnvironmentVariable: Sendable {
  package let name: Located<String>
  package let value: Text

  package init(name: Located<String>, value: Text) {
    self.name = name
    self.value = value
  }
}
