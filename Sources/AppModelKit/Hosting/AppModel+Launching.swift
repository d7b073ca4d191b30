extension AppModel {
  /// Starts the app.
  ///
  /// - Parameter request: The arguments, environment and date from the scenario.
  /// - Returns: The running app, with everything that is due at the moment of launch done.
  /// - Throws: What keeps the app from starting.
  public static func launch(_ request: LaunchRequest) throws(LaunchFailure) -> Launch {
    let description = description
    var request = request
    let instrument = request.instrument
    instrument?.change(&request)
    let reader = LaunchArgumentReader(
      request.arguments.map(Optional.some),
      known: description.arguments
    )
    let warnings = try reader.warnings()
    if let failure = description.problem(of: request) { throw failure }
    let date = request.date ?? description.defaultDate
    var arguments = reader.arguments
    instrument?.change(&arguments)
    let context = LaunchContext(request, arguments: arguments, date: date)
    var app = HostedApp(try Self(launch: context), description, request: request, date: date)
    if let problem = reader.arguments.problem { throw LaunchFailure(problem) }
    do {
      try app.launch()
    } catch {
      throw LaunchFailure("the app crashed at launch: \(error.reason)")
    }
    return Launch(app: app, warnings: warnings)
  }
}

extension LaunchArgumentReader {
  /// The warnings, if no issue is an error.
  fileprivate func warnings() throws(LaunchFailure) -> [LaunchWarning] {
    if let error = issues.first(where: { $0.severity == .error })?.detail {
      throw LaunchFailure(error.reason, argument: error.argument, suggestion: error.suggestion)
    }
    return issues.map(\.detail)
  }
}
