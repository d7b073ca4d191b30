import AppModelKit
import Glibc
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing

@testable import BrowserSessions

/// Browsers and drivers that end while a page is open.
struct SessionEndTests {
  @Test func `a browser that ends is a crash, and the next launch gets a new one`() throws {
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
      parameters["expression"].text?.contains(".aim(") == true ? .close : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = session.screen
    #expect(throws: SessionFault(.crash, "the browser ended")) { try session.perform(.tap, on: 0) }
    session.terminate()
    #expect(try session.launch(LaunchSettings()) == [])
  }

  @Test func `a pause ends when the browser does`() throws {
    let (session, place, driver) = try ScriptedDriver.session()
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    session.page?.browser.end()
    #expect(throws: SessionFault(.crash, "the browser ended")) {
      try session.advance(to: Moment(.seconds(5)))
    }
  }

  @Test func `a driver that ends is not called the browser`() throws {
    let driver = try ScriptedDriver()
    let request = try driver.request()
    let end = (request.settings?.command ?? "") + ".end"
    mkfifo(end, 0o600)
    defer { unlink(end) }
    let place = try BrowserPlace(request, for: [InstalledApp(.shop)], in: ".")
    defer { withExtendedLifetime(driver) { place.close() } }
    let session = place.makeSession(for: InstalledApp(.shop), isInterrupted: { false })
    _ = try session.launch(LaunchSettings())
    close(open(end, O_WRONLY))
    #expect(throws: SessionFault(.crash, "the browser's driver ended")) {
      try session.advance(to: Moment(.seconds(5)))
    }
  }
}
