import ScenarioLoading
import ScenarioRuntime

/// The surroundings of a command: the workspace, its configuration, and the build system.
struct SuiteContext {
  let workspace: Workspace
  let configuration: WorkspaceConfiguration
  let environment: BuildEnvironment

  /// The test cases that have trapped since the tool was started.
  let earlierTraps = EarlierTraps()

  /// Whether an app model has ended the process, which had shown its warnings by then.
  var isResumed: Bool { earlierTraps != nil }

  /// How many bytes the console has shown before the run was begun anew.
  var shownBefore: Int { earlierTraps?.shownByteCount ?? 0 }

  /// Short enough to be typed.
  let drawnSeed: UInt64

  init(
    environment: BuildEnvironment = BuildEnvironment(),
    dependencyRecorder: DependencyRecorder? = nil
  ) {
    var workspace = Workspace.current
    workspace.dependencyRecorder = dependencyRecorder
    self.workspace = workspace
    configuration = WorkspaceConfiguration(of: workspace)
    self.environment = environment
    drawnSeed = earlierTraps?.seed ?? .random(in: 0..<1_000_000)
  }
}

extension SuiteContext {
  /// How a survey leaves out what has trapped before.
  var trapSettings: TrapSettings { TrapSettings(after: earlierTraps) }
}

extension TrapSettings {
  /// Leaves out what has trapped before, and sees to it that the next process learns of more.
  init(after traps: EarlierTraps?) {
    self.init()
    note = { TrapGuard.note($0) }
    if let traps { trappedKeys = traps.keys }
  }

  /// Guards what a command does that draws nothing at random.
  static func installed() -> TrapSettings {
    let earlier = EarlierTraps()
    TrapGuard.install(seed: earlier?.seed ?? 0)
    return TrapSettings(after: earlier)
  }
}
