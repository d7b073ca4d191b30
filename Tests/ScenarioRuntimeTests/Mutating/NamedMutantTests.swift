import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// An app with a button whose label is its identifier.
private struct DoubleNameApp: AppModel {
  enum Screen: String, AppScreen { case main = "Main" }

  enum Action: Hashable, Sendable { case go }

  static let description = AppDescription(name: "double", summary: "names", screens: ["Main"])

  let rootScreen = Screen.main

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.button("Go", identifier: "Go", frame: Rect(0, 0, 100, 44), tap: .go)
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}

struct NamedMutantTests {
  @Test func `a label that is the identifier as well is missed only if both change`() {
    let text = ScenarioText(
      "name: A\napp: double\nsteps: [{assert: {button: Go}}]\n",
      catalog: AppCatalog([InstalledApp(DoubleNameApp.self)])
    )
    var settings = MutationSettings()
    settings.operators = [.renamed, .labelChanged, .identifierChanged]
    let report = MutationSurvey(RunPlan(cases: text.planned.cases), settings: settings).report()
    #expect(
      report.mutants.map { "\($0.mutation) \($0.isNoticed)" } == [
        "Main/button#Go renamed true", "Main/button#Go label-changed false",
        "Main/button#Go identifier-changed false",
      ]
    )
  }
}
