import AppModelKit
import Glibc
import ScenarioCommands

/// A tool whose app does what no app should, for tests of what becomes of the others.
@main
private enum TrappingTool {
  static func main() async {
    await ScenarioTool.main(apps: [TrappingApp.self])
  }
}

private struct TrappingApp: AppModel {
  enum Screen: String, AppScreen { case traps = "Traps" }

  enum Action: String, CaseIterable, Hashable {
    case trap = "Trap"
    case recurse = "Recurse"
    case abort = "Abort"
    case behave = "Behave"
    case vanish = "Vanish"
  }

  static let description = AppDescription(
    name: "trapping",
    summary: "Ends its process",
    screens: ["Traps"],
    states: [LaunchState("broken", summary: "traps at its launch")]
  )

  let rootScreen = Screen.traps
  private var count = 0
  private var hasVanished = false

  init(launch: LaunchContext) {
    if getenv("TRAPS_AT_LAUNCH") != nil || launch.state != nil {
      fatalError("the model traps at its launch")
    }
  }

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    if hasVanished { fatalError("the model traps while it draws") }
    for (row, action) in Action.allCases.enumerated() {
      let frame = Rect(16, 40 + 60 * Double(row), 343, 44)
      canvas.button(action.rawValue, frame: frame, tap: action)
    }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .trap: fatalError("the model traps")
    case .recurse: count = Self.depth(below: count)
    case .abort: Glibc.abort()
    case .behave: count += 1
    case .vanish: hasVanished = true
    }
  }

  /// Never comes back: the stack has an end, but this has none.
  ///
  /// Each call takes a kilobyte, as the thread sanitizer crashes where more than 65,536 calls lie
  /// within each other, which would fit into eight megabytes.
  @inline(never)
  private static func depth(below depth: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { depths in
      depths.initialize(repeating: depth + 1)
      return depth < 0 ? 0 : Self.depth(below: depths[0]) + Self.depth(below: depths[127])
    }
  }
}
