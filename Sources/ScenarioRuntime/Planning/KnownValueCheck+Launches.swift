import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// What the app says of launch arguments whose values are known.
extension KnownValueCheck {
  mutating func visit(launch: LaunchOptions) {
    guard let arguments = launch.arguments else { return }
    let issues = issues(in: arguments)
    for issue in issues { report(issue, about: arguments[issue.argument]) }
    if !issues.contains(where: { $0.severity == .error }) { tryLaunch(launch, with: arguments) }
  }

  /// What values show beyond what the literals alone do, which is reported already.
  private func issues(in arguments: [Text]) -> [LaunchArgumentIssue] {
    if arguments.allSatisfy(\.isLiteral) { return [] }
    let issues = app.description.issues(inArguments: arguments.map(knownText))
    if issues.isEmpty { return [] }
    let shown = app.description.issues(inArguments: arguments.map(\.literal))
    return issues.filter { !shown.contains($0) }
  }

  /// Launches the app, if all that it is given is known, to see whether it can use that.
  private mutating func tryLaunch(_ launch: LaunchOptions, with arguments: [Text]) {
    guard trial != nil, let settings = settings(of: launch),
      let failure = trial?.failure(of: settings)
    else { return }
    let issue = LaunchArgumentIssue(
      .error,
      failure.reason,
      argument: failure.argument ?? 0,
      suggestion: failure.suggestion
    )
    report(issue, about: failure.culprit(among: arguments) ?? scenario.name)
  }

  /// What a launch gives the app, the header's values where it has none of its own.
  private func settings(of launch: LaunchOptions) -> LaunchSettings? {
    let header = scenario.header.launch
    var settings = LaunchSettings()
    for argument in launch.arguments ?? [] {
      guard let text = knownText(argument) else { return nil }
      settings.arguments.append(.init(text, writtenIn: scope.origin(of: argument).file))
    }
    for variable in launch.environment ?? header.environment ?? [] {
      guard let text = knownText(variable.value) else { return nil }
      settings.environment[variable.name.value] = text
    }
    guard let date = launch.date ?? header.date else { return settings }
    settings.date = known(date)
    return settings.date == nil ? nil : settings
  }

  private func knownText(_ text: Text) -> String? {
    isKnown(text.references) ? try? scope.text(text) : nil
  }

  private func known(_ date: Resolvable<DateTime>) -> DateTime? {
    if case .template(let text) = date, !isKnown(text.references) { return nil }
    return try? scope.date(date)
  }
}
