import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

@testable import BrowserSessions

extension ScriptedDriver {
  /// A session of an app in a browser whose driver answers as a script says.
  static func session(
    of app: WebApp = .shop,
    answeringWithin answerTime: Duration = .seconds(600),
    _ script: @escaping ScriptedDriver.Script = { _, _ in nil },
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws -> (BrowserSession, BrowserPlace, ScriptedDriver) {
    let driver = try ScriptedDriver(script)
    let place = try driver.place(of: app, answerTime: answerTime)
    let session = place.makeSession(for: InstalledApp(app), isInterrupted: isInterrupted)
    return (session, place, driver)
  }
}
