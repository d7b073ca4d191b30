package import AppModelKit
package import ScenarioDiagnostics

/// How the app is started: what is nil was not given.
package struct LaunchOptions: Sendable {
  /// Whether the app stays closed until a `launch` step.
  package let manual: Resolvable<Bool>?
  package let arguments: [Text]?
  package let environment: [EnvironmentVariable]?

  /// The date and time at launch.
  package let date: Resolvable<DateTime>?
  package let span: SourceSpan?

  package init(
    manual: Resolvable<Bool>? = nil,
    arguments: [Text]? = nil,
    environment: [EnvironmentVariable]? = nil,
    date: Resolvable<DateTime>? = nil,
    span: SourceSpan? = nil
  ) {
    self.manual = manual
    self.arguments = arguments
    self.environment = environment
    self.date = date
    self.span = span
  }
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
