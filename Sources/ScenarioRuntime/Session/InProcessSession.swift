package import AppModelKit
package import ScenarioDiagnostics
package import ScenarioEvents

/// A session with an app model in this process, on a clock that only the interpreter moves.
package struct InProcessSession: AppSession {
  package private(set) var moment = Moment.start
  package private(set) var isRunning = false

  /// The running app, or an ``AbsentApp``.
  private var app: any RunningApp = AbsentApp()
  private let model: InstalledApp

  /// The lengths of the next launch's delays.
  private var timing: DelayTiming

  /// The object that decides open questions of time, if any.
  private let scheduler: (any EventScheduler)?

  /// The instrument that takes part in the app's runs, if any.
  private let instrument: Instrument?
  private let loadData: DataLoader

  /// The launches of the app until now, if an instrument takes part.
  private(set) var launches: [LaunchSettings] = []

  package init(
    _ model: InstalledApp,
    timing: DelayTiming = .nominal,
    scheduler: (any EventScheduler)? = nil,
    instrument: Instrument? = nil,
    loadData: @escaping DataLoader = noFiles
  ) {
    self.model = model
    self.timing = timing
    self.scheduler = scheduler
    self.instrument = instrument
    self.loadData = loadData
  }

  /// Makes a session in which some delays have given lengths, and all others their usual ones.
  package init(
    _ model: InstalledApp,
    delays: [DelayAssignment],
    loadData: @escaping DataLoader = noFiles
  ) {
    let script = delays.isEmpty ? nil : DelayScript(delays)
    self.init(model, scheduler: script, loadData: loadData)
  }

  package var screen: ScreenSnapshot { mutating get { app.screen } }

  package var isIdle: Bool { app.isIdle }

  package var calls: [RecordedCall]? { app.calls }

  package var comparableApp: (any ComparableApp)? { app as? any ComparableApp }

  package mutating func launch(
    _ settings: LaunchSettings
  ) throws(LaunchFailure) -> [LaunchWarning] {
    terminate()
    var request = LaunchRequest(timing: timing)
    request.start = moment
    request.scheduler = scheduler
    request.instrument = instrument
    timing = timing.ofNextLaunch
    let launch = try model.launch(settings, as: request, loadData: loadData)
    app = launch.app
    isRunning = true
    if instrument != nil { launches.append(settings) }
    return launch.warnings
  }

  package mutating func terminate() {
    app = AbsentApp()
    isRunning = false
  }

  package var outlook: ChangeOutlook { app.nextChange == nil ? .willNot : .will }

  package mutating func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    guard app.nextChange != nil else { return .nothingScheduled }
    guard let next = app.nextChange(by: deadline) else {
      try advance(to: deadline)
      return .deadlineReached
    }
    try advance(to: next)
    return .changed
  }

  package func isLater(_ moment: Moment, than other: Moment) -> Bool {
    scheduler?.isLater(moment, than: other) ?? (moment.time > other.time)
  }

  package mutating func advance(to moment: Moment) throws(SessionFault) {
    guard moment.time > now || isRunning else { return }
    try drive { app throws(AppFault) in try app.advance(to: moment) }
    move(to: moment)
  }

  package mutating func perform(
    _ gesture: Gesture,
    on element: Int
  ) throws(SessionFault) -> GestureOutcome {
    try drive { app throws(AppFault) in try app.perform(gesture, on: element) }
    return .done
  }

  package mutating func type(_ input: KeyboardInput) throws(SessionFault) -> Bool {
    try drive { app throws(AppFault) in try app.type(input) }
  }

  package mutating func stayInBackground(for time: Duration) throws(SessionFault) {
    try drive { app throws(AppFault) in try app.stayInBackground(for: time) }
  }

  package mutating func scrollToVisible(_ element: Int) -> Bool {
    app.scrollToVisible(element)
  }

  /// Makes the app act, and then takes over its time, also after a crash.
  private mutating func drive<Answer>(
    _ action: (inout any RunningApp) throws(AppFault) -> Answer
  ) throws(SessionFault) -> Answer {
    defer { move(to: app.moment) }
    do throws(AppFault) { return try action(&app) } catch { throw SessionFault(error) }
  }

  private mutating func move(to moment: Moment) {
    if moment.time >= now { self.moment = moment }
  }
}

extension DelayTiming {
  /// The timing of the launch after the one with this timing, whose delays differ from its own.
  ///
  /// An app that began with the same ones each time could never be slow first and quick then.
  fileprivate var ofNextLaunch: DelayTiming {
    switch self {
    case .nominal: .nominal
    case .random(let seed): .random(seed: StableHash(seed).value)
    }
  }
}

/// Reads a file that a launch argument names; the argument is written in the given file.
package typealias DataLoader =
  @Sendable (_ path: String, _ writtenIn: SourceFile?) throws(DataFault) -> DataNode

/// Refuses every file.
@Sendable func noFiles(
  _ path: String,
  _ writtenIn: SourceFile?
) throws(DataFault) -> DataNode {
  throw .noFiles(path)
}
