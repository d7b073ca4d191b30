import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// Runs again the cases that a change of files concerns, until it is ended.
struct RunWatch {
  private var command: RunCommand
  private let tool: Tool

  /// The known files and what they name, since the first run.
  private var dependencies = FileDependencies()

  /// Whether the command line asks for what failed last time.
  private let startsWithFailed: Bool

  /// The part of the command line's selection to run.
  private struct Choice {
    let changes: FileChanges
    var onlyFailed = false

    static let all = Choice(changes: .everything)
    static let failed = Choice(changes: .everything, onlyFailed: true)
  }

  init(_ command: RunCommand, with tool: Tool) {
    self.command = command
    self.tool = tool
    startsWithFailed = command.selection.lastFailed
  }

  /// Runs all, and then what changes concern or keys ask for.
  ///
  /// A command line that is wrong is not run twice; later what it names may be gone for a moment.
  mutating func run() -> ExitStatus {
    command.prepare()
    let watch: FolderWatch
    do throws(FileError) {
      watch = try FolderWatch()
    } catch {
      return tool.fail("files can't be watched: \(error.text)", with: .error)
    }
    var choice = startsWithFailed ? Choice.failed : .all
    var status = run(choice, watch)
    if status == .usage { return status }
    let keyboard = WatchKeyboard()
    while let next = nextChoice(after: choice, watch, keyboard) {
      choice = next
      status = run(choice, watch)
    }
    return status
  }

  /// Runs the chosen test cases.
  ///
  /// The folders are watched before they are read, so that nothing that happens meanwhile is missed.
  private mutating func run(_ choice: Choice, _ watch: FolderWatch) -> ExitStatus {
    let dependencyRecorder = DependencyRecorder()
    let context = SuiteContext(dependencyRecorder: dependencyRecorder)
    watch.add(folders(in: context))
    let known = dependencies
    var whole = RunPlan(cases: [])
    // Changed files are run whether they failed last time or not.
    command.selection.lastFailed = choice.onlyFailed
    let status = command.runSuite(
      in: context,
      narrowing: { plan in
        whole = plan
        var dependencies = dependencyRecorder.dependencies
        dependencies.formUnion(known)
        return plan.narrowed(to: choice.changes, by: dependencies)
      },
      with: Tool(catalog: tool.catalog, places: tool.places, color: command.color)
    )
    EarlierTraps.forget()
    dependencies.formUnion(dependencyRecorder.dependencies)
    watch.add(folders(in: context))
    if choice.changes != .everything, !whole.cases.isEmpty {
      showTotal(of: whole, in: context.workspace)
    }
    return status
  }

  /// Says how many test cases there are in all, and how many failed when they were run last.
  private func showTotal(of plan: RunPlan, in workspace: Workspace) {
    let failed = LastRunFile(of: workspace).read().cases(of: plan).count
    let state = failed == 0 ? "none failed" : "\(failed) failed"
    tool.output.write(
      "of \(counted(plan.cases.count, "scenario")) in all, \(state) when last run\n"
    )
  }

  private func folders(in context: SuiteContext) -> Set<PathKey> {
    command.watchedFolders(in: context, beside: dependencies)
  }

  /// The selection to run next; nil to end.
  private func nextChoice(
    after last: Choice,
    _ watch: FolderWatch,
    _ keyboard: WatchKeyboard?
  ) -> Choice? {
    if !Interruption.isRequested() { tool.output.write("\n\(invitation(keyboard))\n") }
    guard tool.output.failure == nil else { return nil }
    while let event = watch.nextEvent(or: keyboard, unless: Interruption.isRequested) {
      switch event {
      case .changes(let changes):
        guard let changes = relevant(changes) else { continue }
        return begin(Choice(changes: changes), "changed: \(VisibleText.escaping(changes.summary))")
      case .key(.runAll): return begin(.all, "all scenarios")
      case .key(.runFailed): return begin(.failed, "what failed")
      case .key(.runAgain): return begin(last, "again")
      case .key(.quit): return nil
      }
    }
    return nil
  }

  private func invitation(_ keyboard: WatchKeyboard?) -> String {
    keyboard == nil
      ? "waiting for changes; Ctrl-C ends"
      : "waiting for changes; press a to run all, f what failed, Enter to run again, q to quit"
  }

  private func relevant(_ changes: FileChanges) -> FileChanges? {
    changes.relevant(to: dependencies, configuration: Workspace.current.configurationPath)
  }

  /// Begins a screen with a line that says why.
  private func begin(_ choice: Choice, _ reason: String) -> Choice {
    tool.output.beginScreen()
    tool.output.write("\(reason)\n\n")
    return choice
  }
}

extension Terminal {
  /// Begins a screen of its own for what comes; elsewhere a blank line has to do.
  fileprivate func beginScreen() {
    write(isInteractive ? "\u{1B}[H\u{1B}[2J\u{1B}[3J" : "\n")
  }
}

extension RunPlan {
  /// The cases whose files a change concerns.
  fileprivate func narrowed(to changes: FileChanges, by dependencies: FileDependencies) -> RunPlan {
    let files = changes.concerned(
      among: cases.lazy.map { PathKey($0.identity.file) },
      by: dependencies
    )
    return RunPlan(cases: cases.filter { files.contains(PathKey($0.identity.file)) })
  }
}
