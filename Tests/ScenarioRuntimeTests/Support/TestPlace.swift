import AppModelKit
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport

/// A place that runs app models as if nobody could see into them.
struct TestPlace: RemotePlace {
  let description = PlaceDescription(name: "test")
  let warnings: [String] = []

  /// What the app reports at its first change, if anything.
  var report: String?

  /// Why every gesture is refused, if it is.
  var refusal: String?

  /// Whether it says that the app's clock is the scenario's.
  var isVirtual = false

  /// Whether the app has animations without end.
  var isRestless = false

  func hasVirtualTime(for app: InstalledApp) -> Bool { isVirtual }

  func makeSession(
    for app: InstalledApp,
    isInterrupted: @escaping @Sendable () -> Bool
  ) -> TestSession {
    TestSession(
      session: InProcessSession(app),
      report: report,
      refusal: refusal,
      isRestless: isRestless
    )
  }

  func close() {}
}

/// A session that does not say what the app will do.
struct TestSession: SessionAroundModel {
  var session: InProcessSession
  var report: String?
  let refusal: String?
  var isRestless = false

  var isIdle: Bool { !isRestless && session.isIdle }

  var mayNeverBeIdle: Bool { isRestless }

  var outlook: ChangeOutlook { isRunning ? .unknown : .willNot }

  mutating func takeWarnings() -> [String] {
    guard moment.time > .zero, let report else { return [] }
    self.report = nil
    return [report]
  }

  func check(_ gesture: Gesture, on element: Int) throws(SessionFault) {
    if let refusal { throw SessionFault(.misconduct, refusal) }
  }

  mutating func waitForChange(until deadline: Moment) throws(SessionFault) -> ChangeWait {
    let wait = try session.waitForChange(until: deadline)
    guard case .nothingScheduled = wait else { return wait }
    try session.advance(to: deadline)
    return .deadlineReached
  }
}
