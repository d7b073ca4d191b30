import AppModelKit
import ScenarioRuntime

/// An app that does what rules in its environment say, for tests of timing.
///
/// `DELAYS` lists delays by their shortest, usual and longest length in milliseconds: `0-200-800 5-8-9`.
/// They are called `t0`, `t1` and so on. `RULES` lists what happens at launch (`L`), at a tap on the
/// button (`T`) and when a delay is over (its number): `L>0>1 0+a 1-a!2` begins the delays 0 and 1 at
/// launch, shows the text `a` after 0, and hides it and stops the delay 2 after 1. `T~0` lets
/// an alert appear over the app after the delay 0. The text `log` shows
/// in which order delays ended, if `LOG` is set.
struct RulesApp: AppModel {
  enum Screen: String, AppScreen { case main = "Main" }

  enum Action: Hashable, Sendable {
    case tap
    case end(Int)
  }

  static let description = AppDescription(name: "rules", summary: "rules", screens: ["Main"])

  let rootScreen = Screen.main
  private let delays: [Delay]
  private let rules: [Substring]
  private let logs: Bool
  private let launchDay: CalendarDate
  private var shown: Set<Character> = []
  private var log = ""

  init(launch: LaunchContext) {
    let texts = (launch.environment["DELAYS"] ?? "").split(separator: " ")
    delays = texts.enumerated().map { Self.delay($0, $1) }
    rules = (launch.environment["RULES"] ?? "").split(separator: " ")
    logs = launch.environment["LOG"] != nil
    launchDay = launch.date.date
  }

  private static func delay(_ number: Int, _ text: Substring) -> Delay {
    let lengths = text.split(separator: "-").compactMap { Int($0) }
    let nominal = Double(lengths[1])
    // Multiples of the usual length: half a millisecond keeps them from being rounded down.
    let range = (Double(lengths[0]) + 0.5) / nominal...(Double(lengths[2]) + 0.5) / nominal
    return Delay("t\(number)", nominal: .milliseconds(lengths[1]), range: range)
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.button("Go", frame: Rect(0, 0, 100, 44), tap: .tap)
    for (place, text) in shown.sorted().enumerated() {
      canvas.staticText(String(text), frame: Rect(0, 50 + 20 * Double(place), 100, 20))
    }
    if logs { canvas.staticText("log \(log)", identifier: "log", frame: Rect(0, 400, 100, 20)) }
  }

  mutating func didLaunch(in app: inout AppContext<Self>) { apply("L", in: &app) }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) throws {
    switch action {
    case .tap: apply("T", in: &app)
    case .end(let number):
      if logs { log += "\(number)" }
      apply(Character("\(number)"), in: &app)
    }
  }

  private mutating func apply(_ trigger: Character, in app: inout AppContext<Self>) {
    for rule in rules where rule.first == trigger {
      var rest = rule.dropFirst()
      while let sign = rest.popFirst(), let subject = rest.popFirst() {
        apply(sign, subject, in: &app)
      }
    }
  }

  private mutating func apply(
    _ sign: Character,
    _ subject: Character,
    in app: inout AppContext<Self>
  ) {
    let number = subject.wholeNumberValue ?? 0
    switch sign {
    case "+": shown.insert(subject)
    case "-": shown.remove(subject)
    case ">": app.schedule(.end(number), after: delays[number])
    case "~":
      let buttons = ["No", "Yes"].map { Interruption<Action>.Button($0) }
      app.interrupt(Interruption("May I?", buttons: buttons), after: delays[number])
    case "!": app.cancel(.end(number))
    case "?": if app.now > .milliseconds(100 * number) { shown.insert("n") }
    case "@": if app.today != launchDay { shown.insert("d") }
    default: preconditionFailure("no rule has the sign \(sign)")
    }
  }
}

extension AppCatalog {
  static var rules: AppCatalog { AppCatalog([InstalledApp(RulesApp.self)]) }
}
