import AppModelKit
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

/// An app with an element that takes each gesture of fingers, and rows that can be moved.
private struct PadApp: AppModel {
  enum Screen: String, AppScreen, CaseIterable {
    case pad = "Pad"
  }

  enum Action: Hashable {
    case say(String)
  }

  static let description = AppDescription(name: "pad", summary: "gestures", screens: Screen.self)
  let rootScreen = Screen.pad
  var log = "nothing"

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText(log, identifier: "log")
    canvas.element(
      ElementSnapshot(.image, label: "Picture", frame: canvas.nextFrame(height: 100)),
      gestures: [
        .taps(3, .say("tapped")), .taps(1, fingers: 2, .say("tapped by two")),
        .swipe(.up, .say("swiped")), .drag { .say("dragged by \($0.y)") },
        .pinch { .say("pinched by \($0)") }, .rotate { .say("turned by \($0)") },
      ]
    )
    canvas.table(identifier: "rows", refresh: .say("refreshed")) { table in
      for row in ["A", "B"] {
        table.cell(
          actions: [RowAction("Pin", edge: .leading, action: .say("pinned"))],
          move: { .say("moved to \($0)") }
        ) { $0.staticText(row) }
      }
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .say(let text): log = text
    }
  }
}

struct GestureMutantTests {
  private static let gestures = """
      - tap: {element: Picture, times: 3}
      - swipe: {element: Picture, direction: up}
      - drag: {element: Picture, by: [0, 10]}
      - pinch: {element: Picture, scale: 2}
      - rotate: {element: Picture, degrees: 90}
      - swipe: {element: rows, direction: down}
      - drag: {element: {type: cell, containing: A}, by: [0, 60]}

    """

  private func plan(_ steps: String) -> RunPlan {
    let text = ScenarioText(
      "name: A\napp: pad\nsteps:\n\(steps)",
      catalog: AppCatalog([InstalledApp(PadApp.self)])
    )
    precondition(text.report.isEmpty, text.report)
    return RunPlan(cases: text.planned.cases)
  }

  private func dead(_ steps: String) -> String {
    let report = MutationSurvey(plan(steps), settings: MutationSettings()).report()
    return report.mutants.filter { $0.mutation.kind.rawValue.hasSuffix("-dead") }
      .map { mutant in
        switch mutant.status {
        case .noticed: "\(mutant.mutation) noticed"
        case .unnoticed: "\(mutant.mutation) unnoticed"
        case .unchanged: "\(mutant.mutation) unchanged"
        }
      }.joined(separator: "\n")
  }

  @Test func `a gesture that does nothing is noticed by what it should have done`() {
    let steps = Self.gestures.split(separator: "\n").map { "\($0)\n" }
    let said = ["tapped", "swiped", "dragged by 10.0", "pinched by 2.0", "turned by 90.0"]
    let after = said + ["refreshed", "moved to 1"]
    let asserted = zip(steps, after).map { "\($0)  - assert: {element: log, label: \($1)}\n" }
    let mutants = """
      Pad/image[0] taps-dead ?
      Pad/image[0] swipe-dead ?
      Pad/image[0] drag-dead ?
      Pad/image[0] pinch-dead ?
      Pad/image[0] rotate-dead ?
      Pad/table#rows swipe-dead ?
      Pad/table#rows/cell[*] swipe-dead unchanged
      Pad/table#rows/cell[*] drag-dead ?
      """
    #expect(dead(asserted.joined()) == mutants.replacing("?", with: "noticed"))
    #expect(dead(Self.gestures) == mutants.replacing("?", with: "unnoticed"))
  }

  @Test func `a pull by hand needs the swipe`() {
    let steps =
      "  - drag: {element: rows, by: [0, 100]}\n  - assert: {element: log, label: refreshed}\n"
    #expect(dead(steps).contains("Pad/table#rows swipe-dead noticed"))
    #expect(gestures(steps).counts == CoverageCount(covered: 1, total: 8))
  }

  @Test func `every gesture counts as use, and the crawl finds those that are missing`() {
    #expect(gestures(Self.gestures).counts == CoverageCount(covered: 7, total: 8))
    #expect(
      gestures("  - assert: Picture\n").moves == [
        "The action say happens": .taps(times: 3, fingers: 1),
        "The image 'Picture' is tapped several times on Pad": .taps(times: 3, fingers: 1),
        "The image 'Picture' is swiped on Pad": .swipe(.up),
        "The image 'Picture' is dragged on Pad": .drag(by: Point(x: 0, y: 100)),
        "The image 'Picture' is pinched on Pad": .pinch(scale: 2),
        "The image 'Picture' is rotated on Pad": .rotate(degrees: 90),
        "The table 'rows' is swiped on Pad": .swipe(.down),
        "The rows are swiped on Pad": .swipe(.right),
        "The rows are dragged on Pad": .drag(by: Point(x: 0, y: 44)),
      ]
    )
  }

  /// How many gestures steps use, and the last move of the way to each other one.
  private func gestures(_ steps: String) -> (counts: CoverageCount?, moves: [String: Gesture]) {
    let moves = Mutex<[String: Gesture]>([:])
    var settings = CoverageSettings()
    settings.write = { path, name in
      if case .gesture(let gesture) = path.steps.last?.move {
        moves.withLock { $0[name] = gesture }
      }
      return []
    }
    let app = CoverageSurvey(plan(steps), settings: settings).report().apps[0]
    return (app.counts[.gestures], moves.withLock(\.self))
  }
}
