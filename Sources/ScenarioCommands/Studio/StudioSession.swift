import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime
import ScenarioServing
import WorkerThreads

/// `rehearse ui` from its start to Ctrl-C: the server, the runs, and the watch of files.
struct StudioSession {
  private var command: UICommand
  private let tool: Tool
  private let studio: Studio

  /// The known files and what they name, from all earlier readings.
  private var dependencies = FileDependencies()

  /// Records the files that are read, now and when scenarios launch their apps.
  private var recorder: DependencyRecorder

  /// Which cases the list keeps; nil for all that the command line chooses.
  private var keptCases: KeptCases?

  /// - Parameters:
  ///   - command: The command line.
  ///   - studio: The suite that the page shows.
  ///   - recorder: The recorder of the first reading.
  ///   - tool: The surroundings.
  init(_ command: UICommand, _ studio: Studio, recorder: DependencyRecorder, with tool: Tool) {
    self.command = command
    self.studio = studio
    self.tool = tool
    self.recorder = recorder
  }

  /// Shows a suite, until an interruption ends it.
  mutating func run(_ suite: ChosenSuite, in context: SuiteContext) -> ExitStatus {
    if command.selection.lastFailed { keptCases = KeptCases(of: suite.plan) }
    command.selection.lastFailed = false
    do throws(FileError) {
      let watch = try FolderWatch()
      watch.add(folders(in: context))
      return serve(in: context) { session in
        session.list(suite, running: .everything)
        session.follow(watch)
      }
    } catch {
      return tool.fail("files can't be watched: \(error.text)", with: .error)
    }
  }

  /// Does something while the page is served and runs are carried out.
  private mutating func serve(
    in context: SuiteContext,
    _ work: (inout StudioSession) -> Void
  ) -> ExitStatus {
    let opened: OpenedPage?
    do throws(ServerFault) {
      opened = try servePage(in: context)
    } catch {
      return tool.fail(error.text, with: .error)
    }
    defer { opened?.remove() }
    let memory = StudioMemory(LastRunFile(of: context.workspace))
    let thread = WorkerThread { [studio] in studio.carryOutRuns(memory.receive) }
    guard let thread else {
      return tool.fail("no thread can be started for runs", with: .error)
    }
    work(&self)
    studio.close()
    thread.join()
    if let fault = memory.fault { tool.warn(of: fault) }
    return studio.recordings.end(with: tool)
  }

  /// Serves the page, and announces it unless open pages only continue after a trap.
  private func servePage(in context: SuiteContext) throws(ServerFault) -> OpenedPage? {
    let earlier = PageHandover()
    earlier?.closeConnections()
    let page = try ServedPage(
      port: command.page.port,
      files: PageFile.ui + [PageFile("/screen.css", ScreenStyle.css)],
      continuing: earlier,
      answering: studio.answer
    )
    var opened: OpenedPage?
    if earlier == nil {
      opened = page.announce("ui", opening: command.page.open, with: tool)
    } else {
      tool.warn("an app model trapped; its scenario is not run until a file changes")
    }
    page.handover.leave()
    TrapGuard.install(seed: context.drawnSeed)
    return opened
  }

  // MARK: Files

  /// Reads files again after each change that concerns the list, until an interruption.
  private mutating func follow(_ watch: FolderWatch) {
    while let event = watch.nextEvent(or: nil, unless: Interruption.isRequested) {
      guard case .changes(let changes) = event else { continue }
      dependencies.formUnion(recorder.dependencies)
      let path = Workspace.current.configurationPath
      if let relevant = changes.relevant(to: dependencies, configuration: path) {
        read(after: relevant, watch)
      }
    }
  }

  /// Reads the suite again.
  ///
  /// The folders are watched before they are read, so that nothing that happens meanwhile is missed.
  private mutating func read(after changes: FileChanges, _ watch: FolderWatch) {
    recorder = DependencyRecorder()
    let context = SuiteContext(dependencyRecorder: recorder)
    watch.add(folders(in: context))
    studio.forgetTraps()
    keptCases?.add(changes)
    let narrow = { [keptCases] (plan: RunPlan) in keptCases?.narrow(plan) ?? plan }
    _ = command.readSuite(in: context, narrowing: narrow, with: tool) { suite in
      dependencies.formUnion(recorder.dependencies)
      list(suite, running: changes)
      return .success
    }
    watch.add(folders(in: context))
  }

  private func folders(in context: SuiteContext) -> Set<PathKey> {
    command.watchedFolders(in: context, beside: dependencies)
  }

  /// Shows a suite, and runs what a change concerns.
  private func list(_ suite: ChosenSuite, running changes: FileChanges) {
    let files = Set(suite.plan.cases.map { PathKey($0.identity.file) })
    var known = recorder.dependencies
    known.formUnion(dependencies)
    let concerned = changes.concerned(among: files, by: known)
    let plan = suite.plan.leavingOutPages
    studio.list(plan, notice: suite.notice) { concerned.contains(PathKey($0.file)) }
  }
}

extension ChosenSuite {
  /// The problems of reading that no case in the list shows.
  fileprivate var notice: String {
    let others = diagnostics.subtracting(plan.cases.flatMap(\.rejection))
    let text = DiagnosticRenderer(style: .plain).render(others)
    return plan.cases.isEmpty ? text + emptiness + "\n" : text
  }
}
