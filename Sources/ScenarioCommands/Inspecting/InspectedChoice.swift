import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// The one scenario that a command is about, or how the command ends without it.
enum InspectedChoice {
  case only(InspectedCase)
  case none(ExitStatus)
}

extension Tool {
  /// The scenario that was chosen; if that is not exactly one, says so.
  func onlyCase(of suite: ChosenSuite) -> InspectedChoice {
    show(problemsOf: suite)
    if suite.hasErrors { return .none(.error) }
    let cases = suite.plan.cases.compactMap(InspectedCase.init)
    guard let only = cases.first else { return .none(showNothingToInspect(suite)) }
    return cases.count == 1 ? .only(only) : .none(showChoice(among: cases))
  }

  private func showChoice(among cases: [InspectedCase]) -> ExitStatus {
    let names = cases.prefix(20).map { "  \(VisibleText.escaping($0.place))\n" }.joined()
    let way =
      Set(cases.map(\.path)).count > 1
      ? "name one by its line or with '--filter'" : "name one with '--filter'"
    errors.write("rehearse: error: \(cases.count) scenarios are meant; \(way)\n" + names)
    return .usage
  }

  /// Says that nothing is there to look at, or why what is there is not run.
  private func showNothingToInspect(_ suite: ChosenSuite) -> ExitStatus {
    let skips = suite.plan.cases.compactMap(\.skip)
    guard !skips.isEmpty else { return showNothingToRun(suite) }
    for skip in skips.prefix(20) { errors.write("rehearse: error: \(skip)\n") }
    return .nothingToRun
  }
}

extension PlannedCase {
  /// That it is skipped, and why.
  fileprivate var skip: String? {
    guard case .skip(let reason) = action else { return nil }
    return "'\(VisibleText.escaping(identity.name))' is skipped: \(VisibleText.escaping(reason))"
  }
}
