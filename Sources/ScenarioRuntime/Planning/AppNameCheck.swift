import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// Checks what only the app knows: the names of its screens and transitions, and its launch
/// arguments.
struct AppNameCheck {
  /// The scenario's app; without one that exists there is nothing to check against.
  private let installed: InstalledApp?
  private let name: Located<String>?
  private let extent: SourceSpan

  init(of scenario: Scenario, in catalog: AppCatalog) {
    name = scenario.header.app
    installed = name.flatMap { catalog[$0.value] }
    extent = scenario.extent
  }

  var app: AppDescription? { installed?.description }

  func screen(_ text: Text) -> [Diagnostic] {
    guard let app, let name = text.literal, !app.screens.contains(name) else { return [] }
    // A page or an app on a device whose screens are not listed names them itself.
    if installed?.namesItsScreens ?? false { return [] }
    return [
      .unknownName(.unknownScreen(name, of: app.name), text, among: app.screens, "screens")
    ]
  }

  func transition(_ text: Text) -> [Diagnostic] {
    guard let app, let name = text.literal else { return [] }
    let known = app.knownTransitions
    guard !known.contains(name) else { return [] }
    return [
      .unknownName(.unknownTransition(name, of: app.name), text, among: known, "transitions")
    ]
  }

  func launchArguments(_ arguments: [Text]) -> [Diagnostic] {
    guard let installed, !arguments.isEmpty else { return [] }
    return installed.issues(inArguments: arguments.map(\.literal)).compactMap { issue in
      let detail = issue.detail
      if extent.replaces(detail.earlier, by: detail.argument, among: arguments) { return nil }
      let span = arguments[detail.argument].span
      return Diagnostic(issue, at: span, notes: ownApp(besideArgumentAt: span))
    }
  }

  /// The problems of the state, the URL and the answers that a launch asks for.
  func start(_ launch: LaunchOptions) -> [Diagnostic] {
    guard let app else { return [] }
    let state = launch.start.map { app.problems(of: $0) } ?? []
    let answers = (launch.answers ?? []).flatMap { app.problems(of: $0) }
    // A page or an app on a device says which URLs it opens only when it is launched.
    guard installed?.hasModel ?? false, let url = launch.url, let literal = url.literal,
      let problem = app.problem(ofURL: literal)
    else { return state + answers }
    return state + [Diagnostic(.launchURL, problem, at: url.span)] + answers
  }

  /// The problems of the names of a call and its parameters.
  func calls(_ expectation: CallExpectation) -> [Diagnostic] {
    guard let app else { return [] }
    let call = expectation.name
    if let problem = problem(ofUnseenCallsOf: app) ?? app.problem(ofCall: call.value) {
      return [Diagnostic(.unknownCall, problem, at: call.span)]
    }
    return expectation.arguments.compactMap { argument in
      app.problem(ofParameter: argument.name.value, ofCall: call.value)
        .map { Diagnostic(.unknownCall, $0, at: argument.name.span) }
    }
  }

  /// Why nothing can be expected of the calls of a page or of an app on a device.
  private func problem(ofUnseenCallsOf app: AppDescription) -> LaunchFailure? {
    if installed?.hasModel ?? true { return nil }
    return LaunchFailure(
      "the calls of '\(app.name)' can't be seen, because it is not an app model",
      suggestion: "expect what the screen shows after the call"
    )
  }

  /// Which app is meant, where the scenario names it and its suite has the argument: that may be for
  /// another one.
  private func ownApp(besideArgumentAt span: SourceSpan) -> [Diagnostic.Note] {
    guard let name, extent.holds(name.span), !extent.holds(span) else { return [] }
    return [.init("the app of this scenario is '\(name.value)'", at: name.span)]
  }
}

extension InstalledApp {
  /// Whether the names of its screens are known only while it runs.
  fileprivate var namesItsScreens: Bool {
    description.screens.isEmpty && (web != nil || device != nil)
  }
}

extension AppDescription {
  /// The names that an expectation about transitions can have.
  var knownTransitions: [String] { transitions + ["none"] }

  fileprivate func problems(of start: LaunchStart) -> [Diagnostic] {
    let state = start.state
    if let problem = problem(ofState: state.value) {
      return [Diagnostic(.launchState, problem, at: state.span)]
    }
    let unknown = start.arguments.compactMap { argument in
      problem(ofParameter: argument.name.value, ofState: state.value)
        .map { Diagnostic(.launchState, $0, at: argument.name.span) }
    }
    if !unknown.isEmpty { return unknown }
    return problem(ofState: state.value, givenOnly: start.arguments.map(\.name.value))
      .map { [Diagnostic(.launchState, $0, at: state.span)] } ?? []
  }

  fileprivate func problems(of answers: CallAnswers) -> [Diagnostic] {
    let call = answers.call
    if let problem = problem(ofCall: call.value) {
      return [Diagnostic(.unknownCall, problem, at: call.span)]
    }
    return answers.answers.compactMap { answer in
      problem(ofAnswer: answer.value, toCall: call.value)
        .map { Diagnostic(.unknownCall, $0, at: answer.span) }
    }
  }
}

extension Diagnostic {
  /// A problem that an app finds in a launch or in a call.
  init(_ kind: Kind, _ problem: LaunchFailure, at span: SourceSpan, notes: [Note] = []) {
    self.init(
      Message(kind, problem.reason),
      at: span,
      suggestion: problem.suggestion,
      notes: notes
    )
  }

  init(_ issue: LaunchArgumentIssue, at span: SourceSpan, notes: [Note] = []) {
    self.init(
      Message(.launchArgument, issue.detail.reason),
      severity: issue.severity == .error ? .error : .warning,
      at: span,
      suggestion: issue.detail.suggestion,
      notes: notes
    )
  }

  fileprivate static func unknownName(
    _ message: Message,
    _ text: Text,
    among known: [String],
    _ what: String
  ) -> Diagnostic {
    Diagnostic(
      message,
      at: text.span,
      suggestion: suggestion(unlike: text.source, known: known, what)
    )
  }

  /// The nearest of the known names, or all of them.
  package static func suggestion(unlike name: String, known: [String], _ what: String) -> String {
    if known.isEmpty { return "there are no \(what) here" }
    return didYouMean(name, among: known, orAll: what)
  }

  /// The same problem of a word, shown where a scenario uses the word.
  func shown(atUse span: SourceSpan) -> Diagnostic {
    guard let own = place.span else { return self }
    var shown = self
    shown.place = .span(span)
    shown.notes.insert(.init("it is written here", at: own), at: 0)
    return shown
  }
}
