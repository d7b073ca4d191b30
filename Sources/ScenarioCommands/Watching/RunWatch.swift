import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// Runs again, until somebody ends it, whatever a change of files concerns.
struct RunWatch {
  private var command: RunCommand
  private let tool: Tool

  /// What is known of the files since the first run.
  private var dependencies = FileDependencies()

  init(_ command: RunCommand, with tool: Tool) {
    self.command = command
    self.tool = tool
  }

  /// Runs all, and then what changes concern.
  ///
  /// A command line that is wrong is not run twice; later what it names may be gone for a moment.
  mutating func run() -> ExitStatus {
    command.prepare()
    let watch: FolderWatch
    do throws(FileError) {
      watch = try FolderWatch()
    } catch {
      tool.errors.write("rehearse: error: files can't be watched: \(error.text)\n")
      return .error
    }
    var status = run(.everything, watch)
    if status == .usage { return status }
    // What was changed is run, whether it failed last time or not.
    command.selection.lastFailed = false
    while let changes = waitForChanges(watch) {
      tool.output.beginScreen()
      tool.output.write("changed: \(VisibleText.escaping(changes.summary))\n\n")
      status = run(changes, watch)
    }
    return status
  }

  /// Runs what changes concern.
  ///
  /// The folders are watched before they are read, so that nothing that happens meanwhile is missed.
  private mutating func run(_ changes: FileChanges, _ watch: FolderWatch) -> ExitStatus {
    let dependencyRecorder = DependencyRecorder()
    let context = SuiteContext(dependencyRecorder: dependencyRecorder)
    watch.add(folders(in: context))
    let known = dependencies
    let status = command.runSuite(
      in: context,
      narrowing: { plan in
        var dependencies = dependencyRecorder.dependencies
        dependencies.formUnion(known)
        return plan.narrowed(to: changes, by: dependencies)
      },
      with: Tool(catalog: tool.catalog)
    )
    EarlierTraps.forget()
    dependencies.formUnion(dependencyRecorder.dependencies)
    watch.add(folders(in: context))
    return status
  }

  /// The folders in which something could happen that a run would notice.
  private func folders(in context: SuiteContext) -> Set<PathKey> {
    let paths = (try? command.scenarioPaths(or: context.configuration)) ?? []
    return FileDiscovery(paths, in: context.workspace).folders
      .union(dependencies.files.map { PathKey($0.path.folderPath) })
      .union([PathKey(context.workspace.shownRoot)])
  }

  /// What changes next; nil once nobody reads or wants more.
  private func waitForChanges(_ watch: FolderWatch) -> FileChanges? {
    if !Interruption.isRequested() { tool.output.write("\nwaiting for changes; Ctrl-C ends\n") }
    return tool.output.failure == nil ? nextChanges(watch) : nil
  }

  private func nextChanges(_ watch: FolderWatch) -> FileChanges? {
    let configuration = SuiteContext().workspace.configurationPath
    while let changes = watch.nextChanges(unless: Interruption.isRequested) {
      if let relevant = changes.relevant(to: dependencies, configuration: configuration) {
        return relevant
      }
    }
    return nil
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
  fileprivate func narrowed(
    to changes: FileChanges,
    by dependencies: FileDependencies
  ) -> RunPlan {
    let files = changes.concerned(
      among: cases.lazy.map { PathKey($0.identity.file) },
      by: dependencies
    )
    return RunPlan(cases: cases.filter { files.contains(PathKey($0.identity.file)) })
  }
}
