import AppModelKit
import BuiltInApps
import Foundation
import ScenarioDiagnostics
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

  @Test(arguments: ["sign-in", "todo-lists"])
  func `no assertion can go and raise the score of the suite`(app: String) throws {
    let files = try Dictionary(grouping: Self.cases(below: app), by: \.identity.file)
    var assertionCount = 0
    for (file, cases) in files {
      let bugs = Bugs(in: cases)
      for (place, assertion) in Self.assertions(in: cases) {
        assertionCount += 1
        let fewer = Bugs(in: cases.map { $0.removing(assertion) ?? $0 })
        #expect(fewer.gains(over: bugs) == [], "\(file) without \(place)")
      }
    }
    #expect(assertionCount > 20)
  }
}

extension ShippedSuiteTests {
  private static func cases(below folder: String = "") throws -> [PlannedCase] {
    let workspace = Workspace(workingDirectory: Repository.root.path)
    let loader = SuiteLoader(
      catalog: AppCatalog(BuiltInApps.all.map(InstalledApp.init)),
      workspace: workspace
    )
    let path = Repository.root.appending(path: "Scenarios/\(folder)").path
    let suite = loader.load(FileDiscovery([path], in: workspace))
    try #require(suite.diagnostics.isEmpty)
    return suite.plan.cases
  }

  /// The assertions that look once, each with its place.
  private static func assertions(in cases: [PlannedCase]) -> [String: SourceSpan] {
    let spans = cases.flatMap(\.assertions)
    return Dictionary(spans.map { ($0.location, $0) }) { first, _ in first }
  }
}

/// The bugs that the test cases of one file come across.
///
/// The suite notices what some file notices, and a bug that no file notices counts if it changes a
/// screen of some file. So no score of the suite is better if no file gains anything.
private struct Bugs {
  fileprivate enum Status {
    case noticed
    case unnoticed
    case unchanged
  }

  private let statuses: [String: Status]

  init(in cases: [PlannedCase]) {
    var settings = MutationSettings()
    settings.findsToothlessSteps = false
    let report = MutationSurvey(RunPlan(cases: cases), settings: settings).report()
    statuses = Dictionary(uniqueKeysWithValues: report.mutants.map { ($0.id, Status($0)) })
  }

  /// The bugs that count otherwise than before, unless they were noticed before.
  func gains(over before: Bugs) -> [String] {
    let ids = Set(statuses.keys).union(before.statuses.keys)
    return ids.filter { before.statuses[$0] != .noticed && statuses[$0] != before.statuses[$0] }
      .sorted()
  }
}

extension Bugs.Status {
  fileprivate init(_ mutant: MutantRecord) {
    switch mutant.status {
    case .noticed: self = .noticed
    case .unnoticed: self = .unnoticed
    case .unchanged: self = .unchanged
    }
  }
}

extension PlannedCase {
  /// The places of the assertions that look once, in the order of a run.
  fileprivate var assertions: [SourceSpan] {
    guard case .ran(let attempts) = CaseExecution(self, settings: RunSettings()).record().result
    else { return [] }
    return attempts.flatMap(\.steps).map(\.span).filter { removing($0) != nil }
  }

  /// The case without an assertion, if it has it.
  fileprivate func removing(_ assertion: SourceSpan) -> PlannedCase? {
    guard case .run(let execution) = action else { return nil }
    var changed = self
    let fewer = execution.replacing(assertion) { $0.isAssertionNow ? [] : nil }
    guard let fewer else { return nil }
    changed.action = .run(fewer)
    return changed
  }
}

extension Step {
  /// Whether it is an assertion that looks once.
  fileprivate var isAssertionNow: Bool {
    guard case .action(.assert(let assertion)) = command else { return false }
    return assertion.window == nil
  }
}
