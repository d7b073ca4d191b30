import AppModelKit
import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// `rehearse inspect`: what scenarios see of an app at one moment, and how to name it.
struct InspectCommand: CaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show the elements of an app and their selectors, after launch or after a step.",
    discussion: """
      'rehearse inspect todo' shows an app after its launch. 'rehearse inspect FILE --step 3' runs a \
      scenario and shows its app after the third step of the log. Without '--step', it shows the app \
      after the last step. 'rehearse inspect https://shop.test/' shows a page in a browser.
      """
  )

  @Argument(
    help: """
      The name of an app, the address of a page, or a scenario: a file, or a line in it such as \
      a.yaml:12.
      """,
    completion: KnownApps.completionWithFiles
  )
  var subject: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show the app after this step of the log.", valueName: "number"),
    transform: { try Int(argument: $0, within: 1...Int.max) }
  )
  var step: Int?

  @OptionGroup var choice: CaseChoice

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Launch the app with an argument. Can be repeated.", valueName: "text")
  )
  var argument: [String] = []

  @OptionGroup var start: StartOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show the app so long after its launch, in app time.", valueName: "2s"),
    transform: Duration.init(argument:)
  )
  var at: Duration?

  @Flag(help: "Wait for the end of animations first.")
  var settle = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Give a delay of the app model a length, as in 'run'. Can be repeated.",
      valueName: "name=length"
    ),
    transform: DelayAssignment.init(argument:)
  )
  var delay: [DelayAssignment] = []

  @OptionGroup(title: "Places") var places: PlaceOptions

  @Option(
    help: ArgumentHelp(
      "Show where a page of an earlier 'run --report html=FILE' has the step.",
      valueName: "file"
    ),
    completion: .file(extensions: ["html"])
  )
  var page: String?

  @Flag(help: "Print JSON; 'rehearse schema output' describes it.")
  var json = false

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  var placeNames: [String] { places.names }

  func validate() throws {
    guard places.names.count < 2 else {
      throw ValidationError(line: "'inspect' looks at one place; name it alone after '--on'.")
    }
    guard delay.isEmpty || places.names.allSatisfy({ $0 == PlaceDescription.modelName }) else {
      throw ValidationError(line: "'--delay' is for app models; leave out '--on'.")
    }
  }

  func run(with tool: Tool) -> ExitStatus {
    let context = SuiteContext(environment: .none)
    if let problem = context.configuration.problem(of: places.names) { return tool.show(problem) }
    if let page = WebApp(at: subject) {
      return inspect(InstalledApp(page), in: context, with: tool)
    }
    let catalog = catalog(in: context, with: tool)
    if let app = catalog[subject] { return inspect(app, in: context, with: tool) }
    if ScenarioPath(subject) == nil {
      if subject.looksLikeHost { return tool.showMissingScheme(of: subject) }
      if subject.looksLikePath { return tool.showMissing(subject) }
      return tool.showUnknownApp(subject, among: catalog.names, in: context.configuration)
    }
    if !argument.isEmpty || at != nil || settle || start.areGiven {
      return tool.fail(
        "'--argument', '--state', '--url', '--at' and '--settle' are for an app, not a scenario"
      )
    }
    return runSuite(in: context, with: tool)
  }

  func run(_ only: InspectedCase, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    if let status = refuseDelays(of: only.app, unless: only.knownDelays, with: tool) {
      return status
    }
    return inPlace(of: only.app, only.identity.executionKey, in: context, with: tool) { place in
      let inspection = only.inspection(after: step, delays: delay, in: place)
      let address = page.flatMap { tool.address(of: only, step: inspection.step?.last, on: $0) }
      let name = only.identity.name
      show(InspectionText(inspection: inspection, name: name, address: address), with: tool)
      return tool.showEnd(of: inspection, wanted: step)
    }
  }

  private func show(_ inspection: InspectionText, with tool: Tool) {
    if json { tool.output.write(inspection.json) } else { tool.output.write(inspection.text) }
  }

  /// Does something in the place where an app runs, which is closed afterwards; a key identifies it in
  /// the process after a trap.
  private func inPlace(
    of app: InstalledApp,
    _ key: UInt64,
    in context: SuiteContext,
    with tool: Tool,
    _ work: (RunPlaces.Place) -> ExitStatus
  ) -> ExitStatus {
    let opening = PlaceOpening(
      names: wantedPlaces(in: context),
      options: places,
      context: context,
      variables: variables
    )
    do throws(PlaceProblem) {
      let opened = try opening.places(for: [app], by: tool.places)
      defer { opened.close() }
      places.idleOptions(on: opened).forEach(tool.warn)
      let place = opened.places(for: app)[0]
      guard case .model = place else { return work(place) }
      return TrapSettings.installed().guarding(key) { work(place) } ?? tool.showTrap(in: app)
    } catch {
      return tool.show(error)
    }
  }

  private func inspect(
    _ app: InstalledApp,
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus {
    guard step == nil, page == nil, choice.isEmpty else {
      return tool.fail("'--step', '--page', '--filter' and '--var' are for a scenario")
    }
    if let problem = start.problem(in: app) {
      return tool.fail(VisibleText.escaping(problem))
    }
    let delays = KnownDelays(of: [app])
    if let status = refuseDelays(of: app, unless: delays, with: tool) { return status }
    let key = launchSettings.executionKey(in: app)
    return inPlace(of: app, key, in: context, with: tool) { place in
      switch place {
      case .model:
        let loadData = DataFiles(workspace: context.workspace).load
        return inspect(InProcessSession(app, delays: delay, loadData: loadData), with: tool)
      case .remote(let place): return inspect(app, in: place, with: tool)
      }
    }
  }

  private func inspect(
    _ app: InstalledApp,
    in place: some RemotePlace,
    with tool: Tool
  ) -> ExitStatus {
    let session = place.makeSession(for: app, isInterrupted: Interruption.isRequested)
    return inspect(session, with: tool)
  }

  private func inspect(_ fresh: some AppSession, with tool: Tool) -> ExitStatus {
    var session = fresh
    defer { session.end(afterFailure: false) }
    do throws(InspectionFault) {
      let (inspection, warnings) = try session.inspectLaunch(
        launchSettings,
        at: at,
        settling: settle ? .idle : .none
      )
      tool.show(warnings)
      show(InspectionText(inspection: inspection, name: subject), with: tool)
      return .success
    } catch {
      return tool.fail(VisibleText.escaping(error.text), with: .error)
    }
  }
}

extension InspectCommand {
  /// Refuses delays that the app does not have, and warns of lengths out of their range.
  private func refuseDelays(
    of app: InstalledApp,
    unless known: KnownDelays,
    with tool: Tool
  ) -> ExitStatus? {
    if !delay.isEmpty, !app.hasModel {
      return tool.fail("'--delay' is for app models, and this app has none")
    }
    return tool.refuse(delay, unless: known)
  }

  /// How the app is launched.
  private var launchSettings: LaunchSettings {
    var settings = LaunchSettings(arguments: argument.map { .init($0) })
    settings.state = start.startState
    settings.url = start.url
    return settings
  }
}

extension Duration {
  /// A duration as the command line has it.
  fileprivate init(argument: String) throws {
    guard let duration = try? Duration(scenarioText: argument) else {
      throw ValidationError(line: "'\(argument)' is not a duration such as '350ms', '2s' or '1m'.")
    }
    self = duration
  }
}

extension DataFiles {
  /// Reads a file that a launch argument names: one of a file's scenario, or of the command line.
  @Sendable func load(
    _ path: String,
    writtenIn file: SourceFile?
  ) throws(DataFault) -> DataNode {
    try node(at: path, writtenIn: file ?? SourceFile(path: "arguments", text: ""))
  }
}

extension Tool {
  /// Says that an app model has ended the process.
  fileprivate func showTrap(in app: InstalledApp) -> ExitStatus {
    let problem = "'\(app.description.name)' crashed: \(InspectionFault.trap.text)"
    return fail(VisibleText.escaping(problem), with: .error)
  }

  func show(_ warnings: [LaunchWarning]) {
    for warning in warnings {
      warn(VisibleText.escaping(warning.reason.adding(advice: warning.suggestion)))
    }
  }

  /// Says that nothing has the name that was probably meant as a path.
  func showMissing(_ path: String) -> ExitStatus {
    let missing = PathProblem.text(ofMissing: path)
    let advice = PathProblem.advice(onMissing: path)
    return fail("\(missing), and no app has that name\(advice)")
  }

  /// Says how to write the address of a page.
  fileprivate func showMissingScheme(of address: String) -> ExitStatus {
    let shown = VisibleText.escaping(address)
    return fail("'\(shown)' is neither an app nor a file; for a page write 'http://\(shown)'")
  }

  /// Says that a step was not reached, or failed.
  fileprivate func showEnd(of inspection: Inspection, wanted: Int?) -> ExitStatus {
    guard let step = inspection.step else { return .success }
    if !step.isTheWantedOne, let wanted {
      warn("step \(wanted) was not executed; this is after step \(step.number)")
    }
    switch step.record.outcome {
    case .failed(let failure):
      let summary = VisibleText.escaping(failure.summary)
      let status = failure.kind.isError ? ExitStatus.error : .failure
      return fail("step \(step.number) failed: \(summary)", with: status)
    case .passed, .warned, .skipped, .notRun: return .success
    }
  }
}
