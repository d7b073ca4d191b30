import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Fills in the header and starts the app, unless the scenario does that itself.
  mutating func start() -> Course {
    let step = LaunchStep(
      span: scenario.header.launch.span ?? scenario.name.span,
      title: launchTitle
    )
    do throws(Failure) {
      try fillSettings()
      if try isManual(scenario.header.launch) { return .goesOn }
      try launch(LaunchOptions())
      record(step, .passed)
      return .goesOn
    } catch {
      record(step, .failed(error))
      return .ends(error)
    }
  }

  /// The launch that the header asks for, which the log shows as the first step.
  private struct LaunchStep {
    let span: SourceSpan
    let title: FilledText
  }

  private mutating func fillSettings() throws(Failure) {
    settings = try scope.fill { scope throws(ValueFault) in try Settings(scenario.header, in: scope)
    }
  }

  private func isManual(_ launch: LaunchOptions) throws(Failure) -> Bool {
    guard let manual = launch.manual else { return false }
    return try scope.fill { scope throws(ValueFault) in try scope.isManual(manual) }
  }

  private mutating func record(_ step: LaunchStep, _ outcome: StepRecord.Outcome) {
    let slot = log.beginLaunch(title: step.title, span: step.span)
    log.finish(slot, outcome, at: session.now, notes: notes)
  }

  /// The app and its arguments: `trivia -startAt 2`.
  private var launchTitle: FilledText {
    var pieces = [FilledText.Piece(text: scenario.header.app?.value ?? "")]
    for argument in scenario.header.launch.arguments ?? [] {
      pieces.append(.init(text: " "))
      pieces += self.pieces(of: argument)
    }
    return FilledText(pieces: pieces)
  }

  /// Starts the app anew with what is given, and the header's values for the rest.
  mutating func launch(_ options: LaunchOptions) throws(Failure) {
    let arguments = options.arguments ?? scenario.header.launch.arguments ?? []
    let settings = try launchSettings(
      arguments: arguments,
      environment: options.environment ?? scenario.header.launch.environment ?? [],
      date: options.date ?? scenario.header.launch.date
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
    for argument in arguments {
      let file = scope.origin(of: argument).file
      settings.arguments.append(.init(try text(argument), writtenIn: file))
    }
    for variable in environment {
      settings.environment[variable.name.value] = try text(variable.value)
    }
    guard let date else { return settings }
    settings.date = try scope.fill { scope throws(ValueFault) in try scope.date(date) }
    return settings
  }

  private func note(_ warning: LaunchWarning, about arguments: [Text]) -> StepNote {
    .warning(
      .launchArgument(warning, at: arguments[warning.argument].span)
    )
  }

  private func failure(_ failure: LaunchFailure, about arguments: [Text]) -> Failure {
    let place = failure.culprit(among: arguments)?.span
    return Failure(.launchFailed, failure.reason, at: place, advice: failure.suggestion)
  }
}
