import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import Suggestions

/// The delays of the chosen test cases' apps, by name, for options.
struct KnownDelays {
  private let delays: [Delay]

  /// The names of delays whose ranges may depend on how the app is launched.
  private let variableNames: Set<String>

  /// The delays of the app models among some apps.
  init(of apps: [InstalledApp]) {
    self.init(apps.filter(\.hasModel).map(\.description).sorted { $0.name < $1.name })
  }

  private init(_ apps: [AppDescription]) {
    delays = apps.flatMap(\.allDelays)
    variableNames = Set(apps.filter(\.takesValues).flatMap(\.delays).map(\.name))
      .subtracting(Delay.standard.map(\.name))
  }

  /// The problems with names of delays; none where a file has errors, as the delays of its apps are not
  /// known.
  func problems(of names: [String], in suite: ChosenSuite) -> [UsageProblem] {
    suite.hasErrors ? [] : names.compactMap(problem)
  }

  func problem(of name: String) -> UsageProblem? {
    let names = Set(delays.map(\.name)).sorted()
    if names.contains(name) { return nil }
    if names.isEmpty { return .unknownDelay(name, advice: "only app models have delays") }
    return .unknownDelay(name, advice: didYouMean(name, among: names, orAll: "delays"))
  }

  /// A warning that a length is not one that the app's delay can have, if that is known before a run.
  func warning(about assignment: DelayAssignment) -> String? {
    if variableNames.contains(assignment.name) { return nil }
    let length = assignment.length.wholeMilliseconds
    let ranges = delays.filter { $0.name == assignment.name }.map(\.wholeRange)
    guard let range = ranges.first, !ranges.contains(where: { $0.contains(length) }) else {
      return nil
    }
    return StrayDelay(name: assignment.name, range: range, length: length).text
  }

  /// Warnings about lengths that delays of a run could not have, if only its launches could tell.
  func warnings(about strays: [StrayDelay], among assignments: [DelayAssignment]) -> [String] {
    let names = variableNames.intersection(assignments.map(\.name))
    return strays.filter { names.contains($0.name) }.map(\.text)
  }
}

extension Tool {
  /// Refuses delays that an app does not have, and warns of lengths out of their range.
  func refuse(_ assignments: [DelayAssignment], unless known: KnownDelays) -> ExitStatus? {
    if let problem = assignments.lazy.compactMap({ known.problem(of: $0.name) }).first {
      return show(problem)
    }
    showStrayDelays(assignments.compactMap(known.warning))
    return nil
  }

  /// Warns of lengths that delays can't have.
  func showStrayDelays(_ texts: [String]) {
    for text in texts { warn("\(text) as '--delay' says") }
  }
}

extension StrayDelay {
  /// The problem, such as `'modal' takes 0 to 1,000 ms, not 2,000 ms`.
  fileprivate var text: String {
    "'\(VisibleText.escaping(name))' takes \(range.lowerBound.grouped) to "
      + "\(range.upperBound.grouped) ms, not \(length.grouped) ms"
  }
}

extension AppDescription {
  /// The delays of the description, with those of the kit if it names none of these.
  fileprivate var allDelays: [Delay] {
    let namesStandard = delays.contains { Delay.standard.map(\.name).contains($0.name) }
    return namesStandard ? delays : delays + Delay.standard
  }

  /// Whether a launch gives it values, such as the length of a delay.
  fileprivate var takesValues: Bool { arguments.contains { $0.kind != .flag } }
}
