import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Fills in the header and starts the app, unless the scenario does that itself.
  mutating func start() -> StepFlow {
    do throws(Failure) {
      let header = scenario.header
      settings = try scope.fill { scope throws(ValueFault) in try scope.settings(of: header) }
      if try scope.fill({ scope throws(ValueFault) in try scope.isManual(header.launch) }) {
        return .next
      }
      try launch(with: header.launch)
      record(.passed)
      return .next
    } catch {
      record(.failed(error))
      return .failed(error)
    }
  }

  /// Records the launch that the header asks for, as the first step.
  private mutating func record(_ outcome: StepRecord.Outcome) {
    let span = scenario.header.launch.span ?? scenario.name.span
    let slot = log.begin("launch", title: launchTitle, span: span, at: .zero)
    log.finish(slot, outcome, at: session.now, notes: takeNotes())
    keepScreen(after: slot)
  }

  /// The app and its arguments: `trivia -startAt 2`.
  private var launchTitle: String {
    let launch = scenario.header.launch
    var title = scenario.header.app?.value ?? ""
    for argument in launch.arguments ?? [] { title += " " + shown(argument) }
    if let start = launch.start { title += " state: " + start.state.value }
    return title
  }

  /// Starts the app anew with what is given, and the header's values for the rest.
  mutating func launch(_ options: LaunchOptions) throws(Failure) {
    try launch(with: options.filled(from: scenario.header.launch))
  }

  /// Starts the app anew with options that leave nothing to the header any more.
  private mutating func launch(with options: LaunchOptions) throws(Failure) {
    let arguments = options.arguments ?? []
    let settings = try scope.fill { scope throws(ValueFault) in
      try scope.launchSettings(of: options)
    }
    drawFinalScreen()
    do throws(LaunchFailure) {
      let warnings = try session.launch(settings).filter { warning in
        !scenario.extent.replaces(warning.earlier, by: warning.argument, among: arguments)
      }
      for warning in warnings {
        let issue = LaunchArgumentIssue(.warning, warning)
        note(.warning(Diagnostic(issue, at: arguments[warning.argument].span)))
      }
    } catch {
      throw failure(error, about: options)
    }
  }

  private func failure(_ failure: LaunchFailure, about options: LaunchOptions) -> Failure {
    let culprit = failure.culprit(among: options.arguments ?? [])
    let place = culprit?.span ?? options.start?.state.span
    return Failure(.launchFailed, failure.reason, at: place, advice: failure.suggestion)
  }
}

extension Scope {
  /// The settings that the app is launched with, made of options that inherit nothing more from the
  /// header.
  func launchSettings(of options: LaunchOptions) throws(ValueFault) -> LaunchSettings {
    var settings = LaunchSettings()
    let arguments = options.arguments ?? []
    settings.arguments.reserveCapacity(arguments.count)
    for argument in arguments {
      settings.arguments.append(.init(try text(argument), writtenIn: origin(of: argument).file))
    }
    for variable in options.environment ?? [] {
      settings.environment[variable.name.value] = try text(variable.value)
    }
    if let date = options.date { settings.date = try self.date(date) }
    if let start = options.start { settings.state = try state(of: start) }
    if let url = options.url { settings.url = try nonEmptyText(url) }
    for answers in options.answers ?? [] {
      settings.answers[answers.call.value] = answers.answers.map(\.value)
    }
    return settings
  }

  private func state(of start: LaunchStart) throws(ValueFault) -> StartState {
    var state = StartState(start.state.value)
    for argument in start.arguments {
      state.arguments[argument.name.value] = try text(argument.value)
    }
    return state
  }
}
