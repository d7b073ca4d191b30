package import AppModelKit
import ProtocolValues
import ScenarioModel
package import ScenarioRuntime
import WebDriverClient

/// A session with an app on a device, in real time.
///
/// The device reports no changes, so waits ask for the whole screen again and again. The clock moves
/// only when the session acts or looks, and a screen belongs to the moment at which it was asked for.
package final class DeviceSession: AppSession {
  let app: DeviceApp

  /// The bundle identifier or the package.
  let identifier: String
  let place: DevicePlace
  let isInterrupted: @Sendable () -> Bool
  private let begin: Duration

  package private(set) var moment = Moment.start

  /// The session with the server; nil before the first launch.
  var appium: AppiumSession?
  package var isRunning = false

  /// The screen at the latest look; nil if it is time to look again.
  private var current: (shown: ScreenSnapshot, device: DeviceScreen)?
  private var naming: DeviceScreenNaming
  private(set) var fault: SessionFault?

  /// Whether the latest touch was on a text field, so that it may have the focus without a keyboard.
  var mayHaveFocus = false

  /// How often the present step has scrolled to an element.
  var scrollCount = 0

  /// When the latest look began, and the longest time between two looks of the present step's waits.
  private var latestLook: Duration?
  private var longestGap = Duration.zero

  init(
    of app: DeviceApp,
    _ identifier: String,
    in place: DevicePlace,
    isInterrupted: @escaping @Sendable () -> Bool
  ) {
    self.app = app
    self.identifier = identifier
    self.place = place
    self.isInterrupted = isInterrupted
    naming = DeviceScreenNaming(of: app)
    begin = place.clock.now()
  }

  /// How long waits rest between two looks at least.
  static let pollingInterval = Duration.milliseconds(400)

  package var samplingInterval: Duration? { max(Self.pollingInterval, longestGap) }

  package var outlook: ChangeOutlook { isRunning ? .unknown : .willNot }

  /// Whether the device shows its keyboard as an element, as iOS does.
  package var hasScreenKeyboard: Bool { screen.elements.contains { $0.type == .keyboard } }

  /// Appium waits until the app is idle before it answers.
  package var isIdle: Bool { true }

  package var screen: ScreenSnapshot {
    if current == nil, isRunning {
      do throws(SessionFault) { try look() } catch { note(error) }
    }
    return current?.shown ?? ScreenSnapshot()
  }

  /// The latest look, if the app is running.
  var deviceScreen: DeviceScreen? {
    _ = screen
    return current?.device
  }

  package func beginStep(timeout: Duration) {
    current = nil
    scrollCount = 0
    latestLook = nil
    longestGap = .zero
  }

  package func takeFault() -> SessionFault? {
    defer { fault = nil }
    return fault
  }

  package func takePicture() -> [UInt8]? { appium?.picture() }

  package func end(afterFailure hasFailed: Bool) {
    if hasFailed, place.keepsFailures { appium = nil }
    close()
  }

  /// Ends the session with the server, and the app with it.
  func close() {
    if let appium { place.end(appium) }
    appium = nil
    forgetApp()
  }

  func forgetApp() {
    isRunning = false
    mayHaveFocus = false
    current = nil
    naming = DeviceScreenNaming(of: app)
  }
}

extension DeviceSession {
  /// Sets the clock to the present.
  func tick() { moment = Moment(max(moment.time, place.clock.now() - begin)) }

  /// Sets the clock to a moment that was waited for, even if the wait took slightly longer.
  func tick(upTo time: Duration) { moment = Moment(max(moment.time, time)) }

  /// Discards the current screen, so that the next look asks the device again.
  func invalidate() {
    current = nil
    tick()
  }

  func noteGesture(goingBack: Bool = false) {
    naming.noteGesture(goingBack: goingBack)
    current?.shown.hasChangedScreenSinceGesture = false
  }

  /// Stores a fault until it is asked for, and ends the session after a crash.
  func note(_ new: SessionFault) {
    fault = fault ?? new
    if new.kind == .crash { close() }
  }

  /// Sends commands to the device.
  func attempt<Answer>(
    _ action: (AppiumSession) throws(DriverFault) -> Answer
  ) throws(SessionFault) -> Answer {
    guard let appium else { throw SessionFault(.crash, "the session with the device ended") }
    do throws(DriverFault) {
      return try action(appium)
    } catch {
      current = nil
      throw error.sessionFault(after: place.answerTime)
    }
  }

  /// Asks the device what it shows.
  func look() throws(SessionFault) {
    noteLook()
    var screen = try read(attempt { appium throws(DriverFault) in try appium.source() })
    try checkApp(on: screen)
    try findFocus(on: &screen)
    current = (naming.naming(screen.snapshot), screen)
  }

  private func noteLook() {
    let time = place.clock.now()
    if let latestLook { longestGap = max(longestGap, time - latestLook) }
    latestLook = time
  }

  private func read(_ source: String) throws(SessionFault) -> DeviceScreen {
    do throws(SourceProblem) {
      return try DeviceScreen(source, of: place.platform, scale: scale)
    } catch {
      throw SessionFault(.misconduct, "the device's screen can't be read: \(error.reason)")
    }
  }

  /// How many of the device's units a point is wide.
  var scale: Double { place.platform == .android ? appium?.scale ?? 1 : 1 }

  /// Notices that the app has ended, once the device shows only something else.
  private func checkApp(on screen: DeviceScreen) throws(SessionFault) {
    guard !screen.apps.isEmpty, !screen.apps.contains(identifier) else { return }
    let key = place.platform == .iOS ? "bundleId" : "appId"
    let state = try attempt { appium throws(DriverFault) in
      try appium.execute("queryAppState", [key: .text(identifier)]).integer
    }
    if let state, state <= 1 { throw SessionFault(.crash, "the app ended") }
  }

  /// Finds the focused field on iOS, whose source does not say.
  private func findFocus(on screen: inout DeviceScreen) throws(SessionFault) {
    let hasKeyboard = screen.elements.elements.contains { $0.type == .keyboard }
    guard place.platform == .iOS, hasKeyboard || mayHaveFocus else { return }
    let frame = try attempt { appium throws(DriverFault) -> Rect? in
      guard let active = try appium.activeElement() else { return nil }
      return try appium.frame(of: active)
    }
    if let frame { screen.focus(fieldAt: frame) }
  }
}
