import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// The programs of a browser and its driver.
struct BrowserPrograms {
  let driver: String
  let browser: String

  /// Finds both, or says how to install what is missing.
  init(_ request: BrowserRequest) throws(PlaceProblem) {
    let (kind, settings) = (request.kind, request.settings)
    let wanted = settings?.command ?? kind.driver
    guard let driver = ProgramSearch.path(ofFirst: [wanted]) else {
      throw PlaceProblem(
        "no driver for \(kind.rawValue): '\(wanted)' is not in PATH",
        advice: "\(kind.advice), or set its path in 'drivers' of rehearse.yaml"
      )
    }
    let programs = settings?.browser.map { [$0] } ?? kind.programs
    guard let browser = ProgramSearch.path(ofFirst: programs) else {
      throw PlaceProblem(
        "no browser for \(kind.rawValue): '\(programs[0])' is not in PATH",
        advice: "install it, or set its path in 'drivers' of rehearse.yaml"
      )
    }
    (self.driver, self.browser) = (driver, browser)
  }

  /// The capabilities to ask the driver for.
  func capabilities(
    _ request: BrowserRequest,
    profile: String,
    isRoot: Bool
  ) -> ProtocolValue {
    var options = ["--disable-dev-shm-usage", "--no-first-run", "--user-data-dir=\(profile)"]
    if !request.isHeaded { options.append("--headless=new") }
    // Chromium refuses to start as root with its sandbox.
    if isRoot { options.append("--no-sandbox") }
    options += request.settings?.options ?? []
    return [
      "browserName": "chrome", "webSocketUrl": true, "unhandledPromptBehavior": "ignore",
      "goog:chromeOptions": [
        "binary": .text(browser), "args": .list(options.map(ProtocolValue.text)),
      ],
    ]
  }
}
