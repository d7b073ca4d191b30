import AppModelKit
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

/// Launch arguments made of values that are known before a run.
struct KnownLaunchTests {
  @Test func `arguments made of known values are read like literals`() {
    expect(
      """
      variables: {odd: -slwo, soon: "${time}", time: later}
      launch: {arguments: ["${odd}", 1, "no", -slow, "${soon}"]}
      steps:
        - launch: {arguments: ["-${name}", "${odd}"]}
      """,
      overrides: ["name": "flwaed"],
      reports: """
        4:22: warning: unknown launch argument '-slwo' [launch-argument] -- did you mean '-slow'?
          note: 3:18: its value is written here
        4:35: warning: unknown launch argument 'no' [launch-argument] -- launch arguments: slow, \
        tables, flawed, fragile, broken
        4:48: error: '-slow' must be a duration such as '500ms'; found 'later' [launch-argument]
          note: 3:48: its value is written here
        6:26: warning: unknown launch argument '-flwaed' [launch-argument] -- did you mean \
        '-flawed'?
        6:38: warning: unknown launch argument '-slwo' [launch-argument] -- did you mean '-slow'?
          note: 3:18: its value is written here
        """
    )
  }

  @Test func `what rows give is warned of once for each value, and an error of its row`() {
    expect(
      """
      cases:
        - {name: -slow, time: 1s}
        - {name: -slwo, time: 1s}
        - {name: -flwaed, time: 1s}
        - {name: -slow, time: later}
        - {name: -slow, time: never}
      launch: {arguments: ["${name}", "${time}"]}
      steps: [back]
      """,
      reports: """
        9:22: warning: unknown launch argument '-slwo' [launch-argument] -- did you mean '-slow'?
          note: 5:12: its value is written here
        9:22: warning: unknown launch argument '-flwaed' [launch-argument] -- did you mean \
        '-flawed'?
          note: 6:12: its value is written here
        9:33: error: '-slow' must be a duration such as '500ms'; found 'later' [launch-argument]
          note: 7:25: its value is written here
        9:33: error: '-slow' must be a duration such as '500ms'; found 'never' [launch-argument]
          note: 8:25: its value is written here
        """
    )
  }

  @Test func `within a word they are an error of the scenario that gives the value`() {
    expect(
      """
      variables: {count: many, odd: -slwo}
      flows:
        start: {parameters: [tables], steps: [launch: {arguments: [-tables, "${tables}"]}]}
        again: {steps: [launch: {arguments: ["${odd}", 1]}]}
      steps:
        - run: {flow: start, with: {tables: few}}
        - run: {flow: start, with: {tables: "${count}"}}
        - run: {flow: start, with: {tables: 2}}
        - run: again
      """,
      reports: """
        8:39: error: '-tables' must be a whole number from 0; found 'few' [launch-argument]
          note: 5:71: it is used here
        9:39: error: '-tables' must be a whole number from 0; found 'many' [launch-argument]
          note: 5:71: it is used here
          note: 3:20: its value is written here
        11:10: warning: unknown launch argument '-slwo' [launch-argument] -- did you mean '-slow'?
          note: 6:40: it is used here
          note: 3:31: its value is written here
        """
    )
  }

  @Test func `what only a run makes known is left to it, the literals beside it are not`() {
    expect(
      """
      steps:
        - remember: {elements: Twin, count: odd}
        - launch: {arguments: ["${odd}", 1, -flawd]}
        - forEach: {variable: time, in: [later], steps: [launch: {arguments: [-slow, "${time}"]}]}
      """,
      reports: """
        5:39: warning: unknown launch argument '-flawd' [launch-argument] -- did you mean '-flawed'?
        """
    )
  }

  @Test func `what very many scenarios share is warned of once, and they can be run`() {
    let groups = String(repeating: "  - group: *steps\n", count: 1_100)
    expect(
      """
      steps:
        - group: &steps {name: B, steps: [launch: {arguments: [-slwo]}]}
      \(groups)
      """,
      reports: """
        4:58: warning: unknown launch argument '-slwo' [launch-argument] -- did you mean '-slow'?
        """
    )
  }

  @Test func `what a suite gives to all, one scenario may have otherwise without a warning`() {
    let text = ScenarioText(
      """
      suite: S
      app: gallery
      variables: {two: 2}
      launch: {arguments: [flawed, -tables, "1"]}
      scenarios:
        - {name: A, launch: {arguments: [-tables, "2", flawed]}, steps: [log: a]}
        - {name: B, launch: {arguments: [-tables, "${two}"]}, steps: [log: a]}
        - {name: C, launch: {arguments: [-tables, "3", -tables, "${two}"]}, steps: [log: a]}
        - {name: D, steps: [launch: {arguments: [flawed, flawed]}]}
      """
    )
    let warnings = """
      8:50: warning: '-tables' is given twice: the last one counts [launch-argument]
      9:52: warning: 'flawed' is given twice [launch-argument]
      """
    #expect(text.report == warnings)
    #expect(text.log.split(separator: "\n").count { $0.contains("warning: ") } == 2)
  }

  @Test func `a launch with settings of its own is tried with the header's arguments`() {
    let text = ScenarioText(
      """
      name: A
      app: door
      launch: {arguments: [-key, a1], environment: {LOCK: a1}}
      steps:
        - launch: {environment: {LOCK: a1}}
        - launch: {environment: {LOCK: b2}}
        - launch: {now: 2016-09-12T12:00Z}
      """,
      catalog: AppCatalog([InstalledApp(DoorApp.self)]),
      purpose: .check(TrapSettings())
    )
    #expect(
      text.report == """
        3:28: error: the key does not fit [launch-argument]
        3:28: error: the key is worn [launch-argument]
        """
    )
  }

  @Test func `arguments are looked at anew where they differ, or some of them are not known yet`() {
    let text = ScenarioText(
      """
      suite: Doors
      app: door
      variables: {width: x}
      scenarios:
        - {name: A, launch: {arguments: [K, -width, 9]}, steps: [back]}
        - {name: B, launch: {arguments: [-width, 9]}, steps: [back]}
        - {name: C, launch: {arguments: [-width, 9]}, steps: [back]}
        - {name: D, launch: {arguments: [-width, "9 "]}, steps: [back]}
        - {name: E, launch: {arguments: [-width, "${width}"]}, steps: [back]}
      """,
      catalog: AppCatalog([InstalledApp(DoorApp.self)])
    )
    #expect(
      text.report == """
        5:36: warning: unknown launch argument 'K' [launch-argument] -- launch arguments: key, width
        8:44: error: '-width' must be a whole number from 0; found '9 ' [launch-argument]
        9:44: error: '-width' must be a whole number from 0; found 'x' [launch-argument]
          note: 3:20: its value is written here
        """
    )
  }

  @Test func `an app that reads no file is launched once for all that launch it alike`() {
    let launches = LaunchCount()
    let door = InstalledApp(description: DoorApp.description) { request throws(LaunchFailure) in
      launches.increase()
      return try DoorApp.launch(request)
    }
    let text = ScenarioText(
      """
      suite: Doors
      app: door
      scenarios:
        - {name: A, launch: {arguments: [-width, 9]}, steps: [back]}
        - {name: B, launch: {arguments: [-width, 9]}, steps: [back]}
        - {name: C, launch: {arguments: [-width, 9], environment: {A: b}}, steps: [back]}
        - {name: D, launch: {arguments: [-key, a], environment: {LOCK: a}}, steps: [back]}
        - {name: E, launch: {arguments: [-key, a], environment: {LOCK: a}}, steps: [back]}
      """,
      catalog: AppCatalog([door]),
      purpose: .check(TrapSettings())
    )
    #expect(text.report == "")
    #expect(launches.count == 4)
  }
}

/// How often an app was launched.
private final class LaunchCount: Sendable {
  private let launches = Atomic(0)

  var count: Int { launches.load(ordering: .relaxed) }

  func increase() { launches.add(1, ordering: .relaxed) }
}

/// An app that starts for whom its lock has the key, in the year that it is made for.
private struct DoorApp: AppModel {
  enum Screen: String, AppScreen {
    case only = "Only"
  }

  enum Action: Hashable, Sendable {
    case open
  }

  static let description = AppDescription(
    name: "door",
    summary: "an app that has to be unlocked",
    arguments: [
      LaunchArgument("key", .text(placeholder: "KEY"), summary: "opens it"),
      LaunchArgument("width", .count, summary: "how wide it is"),
    ],
    screens: ["Only"],
    transitions: []
  )

  let rootScreen = Screen.only

  init(launch: LaunchContext) throws(LaunchFailure) {
    let place = launch.arguments.index(of: "key")
    guard launch.environment["LOCK"] == launch.arguments.text("key") else {
      throw LaunchFailure("the key does not fit", argument: place)
    }
    guard launch.date.date.year < 2016 else {
      throw LaunchFailure("the key is worn", argument: place)
    }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.button("Open", frame: Rect(0, 0, 90, 44), tap: .open)
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}
