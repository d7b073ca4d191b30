import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// An app whose list gets one more row with each tap.
private struct EndlessApp: AppModel {
  enum Screen: String, AppScreen { case list = "List" }

  enum Action: Hashable, Sendable { case add }

  static let description = AppDescription(
    name: "endless",
    summary: "a list",
    arguments: [LaunchArgument("named", .flag, summary: "give each row a name of its own")],
    screens: ["List"]
  )

  let rootScreen = Screen.list
  private let hasNames: Bool
  private var count = 0

  init(launch: LaunchContext) { hasNames = launch.arguments.contains("named") }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.button("Add", frame: Rect(0, 0, 100, 44), tap: .add)
    for row in 0..<count {
      let name = hasNames ? "row \(row)" : ""
      canvas.staticText("Row", identifier: name, frame: Rect(0, 50 + 20 * Double(row), 100, 20))
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) { count += 1 }
}

struct EndlessCrawlTests {
  @Test func `the search of an endless list ends, and says that there may be more`() {
    let text = ScenarioText(
      "name: A\napp: endless\nlaunch: {arguments: [-named]}\nsteps: [{assert: Add}]\n",
      catalog: AppCatalog([InstalledApp(EndlessApp.self)])
    )
    let plan = RunPlan(cases: text.planned.cases)
    let app = CoverageSurvey(plan, settings: CoverageSettings()).report().apps[0]
    guard case .depth(let depth) = app.crawl.limit else {
      return #expect(Bool(false), "\(app.crawl)")
    }
    #expect(depth == 12)
    #expect(app.crawl.stateCount <= 2 * (depth + 1))
    #expect(app.counts[.used] == CoverageCount(covered: 0, total: 1))
  }
}
