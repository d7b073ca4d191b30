import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

/// Launches of an app that was launched alike before.
struct RepeatedLaunchTests {
  @Test(arguments: [
    (mark: "alike", timing: RunSettings.Timing.nominal, arguments: "-quick", launches: 1),
    (mark: "not plain", timing: .nominal, arguments: "-quick, Zoë", launches: 3),
    (mark: "different", timing: .nominal, arguments: #"-quick, "${row}""#, launches: 3),
    (mark: "with a file", timing: .nominal, arguments: "-notes, notes.json", launches: 3),
    (mark: "drawn", timing: .random(seed: 1), arguments: "-quick", launches: 3),
  ])
  func `an app is launched and first drawn once for all that launch it alike, each with its own`(
    mark: String,
    timing: RunSettings.Timing,
    arguments: String,
    launches: Int
  ) {
    let text = ScenarioText(
      """
      name: A
      app: tally
      cases: [{row: a}, {row: b}, {row: c}]
      launch: {arguments: [\(arguments)], environment: {MARK: '\(mark)'}}
      steps:
        - assert: {element: Count, label: "0"}
        - tap: Add
        - assert: {element: Count, label: "1"}
      """,
      catalog: AppCatalog([InstalledApp(TallyApp.self)])
    )
    let records = text.records(RunSettings(timing: timing))
    #expect(records.map(\.verdict) == [.passed, .passed, .passed])
    #expect(TallyApp.launches.withLock { $0[mark] } == launches)
    #expect(TallyApp.firstDrawings.withLock { $0[mark] } == launches)
  }
}

/// An app that counts taps, and shows how often it was launched.
private struct TallyApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  static let description = AppDescription(
    name: "tally",
    summary: "an app that counts taps",
    arguments: [
      LaunchArgument("quick", .flag, summary: "nothing"),
      LaunchArgument("notes", .path, summary: "nothing either"),
    ],
    screens: ["Only"],
    transitions: []
  )

  /// How often it was launched with a mark in its environment.
  static let launches = Mutex<[String: Int]>([:])

  /// How often it was drawn with such a mark before anybody tapped.
  static let firstDrawings = Mutex<[String: Int]>([:])

  let rootScreen = Screen.only
  private let mark: String
  private var count = 0

  init(launch: LaunchContext) {
    mark = launch.environment["MARK"] ?? ""
    Self.launches.withLock { $0[mark, default: 0] += 1 }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<String>) {
    if count == 0 { Self.firstDrawings.withLock { $0[mark, default: 0] += 1 } }
    canvas.staticText("\(count)", identifier: "Count", frame: Rect(16, 100, 343, 40))
    canvas.button("Add", frame: Rect(16, 160, 343, 44), tap: "add")
  }

  mutating func update(_ action: String, in app: inout AppContext<Self>) {
    count += 1
  }
}
