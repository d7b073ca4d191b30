import AppModelKit
import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// The state or URL with which an app is started, as 'launch' of a scenario gives them.
struct StartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Start the app in a state that 'rehearse apps NAME' lists.",
      valueName: "name"
    )
  )
  var state: String?

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Give a value for a parameter of the state. Can be repeated.",
      valueName: "name=value"
    )
  )
  var assignments: [String] = []

  @Option(help: ArgumentHelp("Open the app with a URL.", valueName: "url"))
  var url: String?

  /// Whether any of the options is given.
  var areGiven: Bool { state != nil || url != nil || !assignments.isEmpty }

  /// The state with its values, the last one of each name.
  var startState: StartState? {
    state.map { name in
      StartState(name, with: Dictionary(assignments.compactMap(\.nameAndValue)) { _, last in last })
    }
  }

  /// Why the app can't start: it has no such state or parameter, or another `--with` is missing.
  ///
  /// A page or an app on a device says which URLs it opens only when it is launched.
  func problem(in app: InstalledApp) -> String? {
    let state = startState.flatMap { problem(of: $0, in: app.description) }
    guard state == nil, app.hasModel, let url else { return state }
    return app.description.problem(ofURL: url)?.sentence
  }

  private func problem(of start: StartState, in description: AppDescription) -> String? {
    let given = start.arguments.keys.sorted()
    let unknown =
      description.problem(ofState: start.name)
      ?? given.lazy.compactMap { description.problem(ofParameter: $0, ofState: start.name) }.first
    if let unknown { return unknown.sentence }
    let parameters = description.states.first { $0.name == start.name }?.parameters
    guard let missing = parameters?.first(where: { start.arguments[$0.name] == nil }) else {
      return nil
    }
    let option = "--with \("\(missing.name)=\(missing.example)".shellQuoted)"
    return "the state '\(start.name)' needs a value for '\(missing.name)'; add \(option)"
  }

  func validate() throws {
    for assignment in assignments where assignment.nameAndValue == nil {
      throw ValidationError(line: "'--with \(assignment)' is not of the form name=value.")
    }
    if state == nil, !assignments.isEmpty {
      throw ValidationError(line: "'--with' is for the state of '--state'.")
    }
  }
}

extension LaunchFailure {
  /// The reason, and what to write instead.
  fileprivate var sentence: String { reason.adding(advice: suggestion) }
}
