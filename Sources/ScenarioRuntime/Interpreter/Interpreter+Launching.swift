import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Starts the app as the header says, which the log shows as the first step.
  mutating func launchFromHeader() -> Course {
    do throws(Failure) {
      try fillSettings()
      try launch(LaunchOptions())
      recordLaunch(.passed)
      return .goesOn
    } catch {
      recordLaunch(.failed(error))
      return .ends
    }
  }

  private mutating func fillSettings() throws(Failure) {
    let scenario = scenario
    settings = try fill { scope throws(ValueFault) in try Settings(scenario, in: scope) }
  }

  private mutating func recordLaunch(_ outcome: StepRecord.Outcome) {
    log.append(
      StepRecord(
        command: "launch",
        title: launchTitle,
        span: scenario.launch.span ?? scenario.name.span,
        start: .zero,
        end: session.now,
        outcome: outcome,
        notes: notes
      )
    )
  }

  /// The app and its arguments: `trivia -startAt 2`.
  private var launchTitle: String {
    let arguments = scenario.launch.arguments ?? []
    return ([scenario.app?.value ?? ""] + arguments.map(\.source)).joined(separator: " ")
  }

  /// Starts the app anew with what is given, and the header's values for the rest.
  mutating func launch(_ options: LaunchOptions) throws(Failure) {
    let arguments = options.arguments ?? scenario.launch.arguments ?? []
    let settings = try launchSettings(
      arguments: arguments,
      environment: options.environment ?? scenario.launch.environment ?? [],
      date: options.date ?? scenario.launch.date
    )
    do throws(LaunchFailure) {
      let warnings = try session.launch(settings)
      notes += warnings.map { note($0, about: arguments) }
    } catch {
      throw failure(error, about: arguments)
    }
  }

  private func launchSettings(
    arguments: [Text],
    environment: [EnvironmentVariable],
    date: Resolvable<DateTime>?
  ) throws(Failure) -> LaunchSettings {
    var settings = LaunchSettings()
    for argument in arguments { settings.arguments.append(try text(argument)) }
    for variable in environment {
      settings.environment[variable.name.value] = try text(variable.value)
    }
    guard let date else { return settings }
    settings.date = try fill { scope throws(ValueFault) in try scope.date(date) }
    return settings
  }

  private func note(_ warning: LaunchWarning, about arguments: [Text]) -> StepNote {
    .warning(
      .launchArgument(warning, at: arguments[warning.argument].span)
    )
  }

  private func failure(_ failure: LaunchFailure, about arguments: [Text]) -> Failure {
    let place = failure.argument.map { "\(arguments[$0].span.location): " } ?? ""
    return Failure(.launchFailed, place + failure.reason, advice: failure.suggestion)
  }
}
