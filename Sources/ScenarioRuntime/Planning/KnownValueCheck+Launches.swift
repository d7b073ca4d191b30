import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// The app's diagnostics of launch arguments whose values are known.
extension KnownValueCheck {
  mutating func visit(launch: LaunchOptions) {
    let arguments = launch.arguments ?? []
    let issues = issues(in: arguments)
    for issue in issues {
      let (index, earlier) = (issue.detail.argument, issue.detail.earlier)
      if scenario.extent.replaces(earlier, by: index, among: arguments) { continue }
      report(about: arguments[index]) { Diagnostic(issue, at: $0, notes: $1) }
    }
    guard !issues.contains(where: { $0.severity == .error }), opensURL(of: launch) else { return }
    tryLaunch(launch.filled(from: scenario.header.launch))
  }

  /// What values show beyond what the literals alone do, which is reported already.
  private func issues(in arguments: [Text]) -> [LaunchArgumentIssue] {
    if arguments.allSatisfy(\.isLiteral) { return [] }
    let issues = app.issues(inArguments: arguments.map(knownText))
    if issues.isEmpty { return [] }
    let shown = app.issues(inArguments: arguments.map(\.literal))
    return issues.filter { !shown.contains($0) }
  }

  /// Whether the app opens the URL of a launch, as far as that is known; reports that it does not.
  ///
  /// Literals alone are checked with the names of the app.
  private mutating func opensURL(of launch: LaunchOptions) -> Bool {
    guard app.hasModel, let url = launch.url, !url.isLiteral,
      let problem = knownText(url).flatMap(app.description.problem(ofURL:))
    else { return true }
    report(about: url) { Diagnostic(.launchURL, problem, at: $0, notes: $1) }
    return false
  }

  /// Launches the app, if all of its arguments are known, to see whether it accepts them.
  private mutating func tryLaunch(_ launch: LaunchOptions) {
    guard app.hasModel, trial != nil, let settings = settings(of: launch),
      let failure = trial?.failure(of: settings)
    else { return }
    let place = failure.culprit(among: launch.arguments ?? []) ?? launch.start?.place
    report(about: place ?? scenario.name) {
      Diagnostic(.launchArgument, failure, at: $0, notes: $1)
    }
  }

  /// The settings of a launch, if all of them are known.
  private func settings(of launch: LaunchOptions) -> LaunchSettings? {
    isKnown(launch.references) ? try? scope.launchSettings(of: launch) : nil
  }

  private func knownText(_ text: Text) -> String? {
    isKnown(text.references) ? try? scope.text(text) : nil
  }
}

extension LaunchStart {
  /// The state's name, or the value of its only parameter, for what the app says about it.
  fileprivate var place: Text {
    arguments.count == 1 ? arguments[0].value : Text(literal: state.value, span: state.span)
  }
}

extension LaunchOptions {
  fileprivate var references: [Reference] {
    var references: [Reference] = []
    for text in arguments ?? [] where !text.isLiteral { references += text.references }
    for argument in start?.arguments ?? [] { references += argument.value.references }
    references += url?.references ?? []
    for variable in environment ?? [] { references += variable.value.references }
    if case .template(let text)? = date { references += text.references }
    return references
  }
}
