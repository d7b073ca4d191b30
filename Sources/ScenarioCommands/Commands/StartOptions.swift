import AppModelKit
import ArgumentParser
import ScenarioEvents
import ScenarioModel

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

  /// Why the app can't start: the state needs a value, which another `--with` gives.
  func problem(in description: AppDescription) -> String? {
    guard let start = startState,
      start.arguments.keys.allSatisfy({
        description.problem(ofParameter: $0, ofState: start.name) == nil
      }),
      let parameters = description.states.first(where: { $0.name == start.name })?.parameters,
      let missing = parameters.first(where: { start.arguments[$0.name] == nil })
    else { return nil }
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
