import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A Firefox, which takes BiDi commands without a driver.
final class FirefoxProcess: BrowserProcess {
  let connection: BiDiConnection
  let capabilities: ProtocolValue
  private let child: ChildProcess
  let warnings: [String] = []

  /// Starts the browser with a new profile, and begins a session with it.
  init(
    _ request: BrowserRequest,
    onEvent: @escaping @Sendable (BiDiConnection.Event) -> Void
  ) throws(PlaceProblem) {
    let browser = try BrowserPrograms(request).browser
    let folder = try TemporaryFolder()
    try folder.write(Self.preferences, to: "user.js")
    child = try ChildProcess(Self.command(browser, request, profile: folder.path), in: folder)
    let advice = request.adviceOnDisplay
    let address = try child.printed(browser, for: request, advice: advice, Self.address)
    let passwords = PasswordRefusal()
    do throws(DriverFault) {
      let patience = request.patience(.seconds(60))
      connection = try BiDiConnection(to: address, patience) { event in
        passwords.receive(event)
        onEvent(event)
      }
      let answer = try connection.send("session.new", Self.wantedSession, patience)
      capabilities = answer["capabilities"]
      passwords.begin(on: connection)
    } catch {
      throw PlaceProblem(starting: request.kind, error)
    }
  }

  /// The settings of the profile: pages see touches, and a new window is empty.
  ///
  /// Pages that were left are not kept for going back: such a page is frozen, and never answers.
  /// What Firefox would ask a person is refused, and nothing is printed, as in Chromium without a window.
  private static let preferences = """
    user_pref("dom.w3c_touch_events.enabled", 1);
    user_pref("browser.startup.page", 0);
    user_pref("browser.sessionhistory.max_total_viewers", 0);
    user_pref("fission.bfcacheInParent", false);
    user_pref("browser.newtabpage.enabled", false);
    user_pref("permissions.default.geo", 2);
    user_pref("permissions.default.desktop-notification", 2);
    user_pref("permissions.default.camera", 2);
    user_pref("permissions.default.microphone", 2);
    user_pref("print.enabled", false);

    """

  private static let wantedSession: ProtocolValue = [
    "capabilities": ["alwaysMatch": ["unhandledPromptBehavior": ["default": "ignore"]]]
  ]

  private static func command(
    _ browser: String,
    _ request: BrowserRequest,
    profile: String
  ) -> [String] {
    [browser, "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
      + (request.isHeaded ? [] : ["--headless"]) + (request.settings?.options ?? [])
  }

  /// The address in the browser's first lines of output, once the line is complete.
  private static func address(in log: String) -> WebAddress? {
    guard let told = log.firstRange(of: "WebDriver BiDi listening on ") else { return nil }
    let address = log[told.upperBound...].prefix { !$0.isNewline }
    return address.endIndex < log.endIndex ? WebAddress("\(address)/session") : nil
  }

  var isRunning: Bool { child.status == nil }

  let ending = "the browser ended"

  func wake(_ window: String) {}

  let ownEvents = ["log.entryAdded"]

  func target(of window: String, _ patience: Patience) -> String? { nil }

  func end(isAnswering: Bool) {
    if isAnswering { closeBrowser() }
    connection.close()
    child.end()
  }

  private func closeBrowser() {
    _ = try? connection.send("browser.close", [:], Patience(.seconds(5)))
  }
}
