import AppModelKit
import BuiltInApps
import Foundation
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// What explorations and mutants say of the shipped scenarios, held to plain runs.
struct ShippedSuiteTests {
  @Test func `runs at random timings end as the explorations say`() throws {
    var exploredCount = 0
    for (number, planned) in try Self.cases().enumerated() {
      guard let timings = CornerTimings(of: planned) else { continue }
      exploredCount += 1
      #expect(timings.surprise(among: 20, seed: UInt64(number)) == nil)
    }
    #expect(exploredCount > 100)
  }

  @Test func `a scenario has no better score without one of its assertions`() throws {
    var assertionCount = 0
    for (number, planned) in try Self.cases().enumerated() where number.isMultiple(of: 20) {
      guard case .run(let execution) = planned.action else { continue }
      let steps = execution.scenario.steps
      let score = Self.score(of: planned)
      for index in steps.indices where steps[index].isAssertionNow {
        assertionCount += 1
        var fewer = steps
        fewer.remove(at: index)
        var changed = planned
        changed.action = .run(execution.with(execution.scenario.with(steps: fewer)))
        let lower = Self.score(of: changed)
        #expect(
          lower.noticed * score.count <= score.noticed * lower.count,
          "\(planned.identity.place) step \(index + 1): \(lower) for \(score)"
        )
      }
    }
    #expect(assertionCount > 10)
  }
}

extension ShippedSuiteTests {
  private static func cases() throws -> [PlannedCase] {
    let workspace = Workspace(workingDirectory: Repository.root.path)
    let loader = SuiteLoader(
      catalog: AppCatalog(BuiltInApps.all.map(InstalledApp.init)),
      workspace: workspace
    )
    let folder = Repository.root.appending(path: "Scenarios").path
    let suite = loader.load(FileDiscovery([folder], in: workspace))
    try #require(suite.diagnostics.isEmpty)
    return suite.plan.cases
  }

  private static func score(of planned: PlannedCase) -> MutationScore {
    var settings = MutationSettings()
    settings.findsToothlessSteps = false
    return MutationScore(
      of: MutationSurvey(RunPlan(cases: [planned]), settings: settings).report().mutants
    )
  }
}

extension Step {
  /// Whether it is an assertion that looks once.
  fileprivate var isAssertionNow: Bool {
    guard case .action(.assert(let assertion)) = command else { return false }
    return assertion.window == nil
  }
}
