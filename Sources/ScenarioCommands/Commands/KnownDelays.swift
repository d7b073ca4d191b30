import AppModelKit
import ScenarioDiagnostics
import ScenarioRuntime
import Suggestions

/// The delays of the chosen test cases' apps, by name, for options.
struct KnownDelays {
  private let delays: [Delay]

  /// The delays of some apps.
  init(of apps: [InstalledApp]) {
    self.init(apps.map(\.description).sorted { $0.name < $1.name }.flatMap(\.delays))
  }

  /// The delays of an app.
  init(of app: AppDescription) { self.init(app.delays) }

  private init(_ own: [Delay]) {
    delays = own + Delay.standard.filter { standard in !own.contains { $0.name == standard.name } }
  }

  /// The problem with the name of a delay.
  func problem(of name: String) -> UsageProblem? {
    let names = Set(delays.map(\.name)).sorted()
    if names.contains(name) { return nil }
    let advice = didYouMean(name, among: names) ?? "delays: \(names.joined(separator: ", "))"
    return .unknownDelay(name, advice: advice)
  }

  /// A warning that a length is not one that the app's delay can have.
  func warning(about assignment: DelayAssignment) -> String? {
    let length = assignment.length.wholeMilliseconds
    let ranges = delays.filter { $0.name == assignment.name }.map(\.wholeRange)
    guard let range = ranges.first, !ranges.contains(where: { $0.contains(length) }) else {
      return nil
    }
    return "'\(VisibleText.escaping(assignment.name))' takes \(range.lowerBound) to "
      + "\(range.upperBound) ms, not \(length) ms as '--delay' says"
  }
}
