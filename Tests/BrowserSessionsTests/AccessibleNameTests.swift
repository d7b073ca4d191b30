import Foundation
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing
import WebDriverClient

@testable import BrowserSessions

/// The names that the page script computes, on the web platform's own cases.
struct AccessibleNameTests {
  /// The folder of the pages, as `REHEARSE_ACCNAME` says: they are not part of this repository.
  private static let folder = ProcessInfo.processInfo.environment["REHEARSE_ACCNAME"]

  @Test(.enabled(if: folder != nil, "REHEARSE_ACCNAME names no folder of cases"))
  func `at least 369 of the 378 names are as expected`() throws {
    let folder = try #require(Self.folder)
    var app = WebApp.shop
    let port = Int.random(in: 30_000..<40_000)
    app = WebApp(
      name: app.name,
      address: Located("http://127.0.0.1:\(port)/", span: .anywhere)
    )
    app.server = WebApp.AppServer(
      command: Located(
        ["python3", "-m", "http.server", "\(port)", "--bind", "127.0.0.1", "--directory", folder],
        span: .anywhere
      ),
      readyAddress: app.address,
      timeout: nil
    )
    let place = try BrowserPlace(BrowserRequest(.chromium), for: [InstalledApp(app)], in: ".")
    defer { place.close() }
    var total = 0
    var right = 0
    for path in try pages(below: folder) {
      let results = try names(on: "\(app.address.value)\(path)", of: app, in: place)
      total += results.count
      right += results.count(where: { $0 })
    }
    print("accessible names: \(right) of \(total)")
    #expect(total == 378)
    #expect(right >= 369)
  }

  private func pages(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".html") }
  }

  /// Whether each name of a page is as its element expects, blanks aside.
  private func names(on address: String, of app: WebApp, in place: BrowserPlace) throws -> [Bool] {
    let page = try BrowserPage(
      of: app,
      in: place,
      answeringWithin: .seconds(60),
      isInterrupted: { false }
    )
    defer { page.close() }
    try page.prepare(LaunchSettings(), clock: nil)
    _ = try page.open(address, with: WebApp.ArgumentPlace.none.query(of: []))
    let text = try page.call("expectedNames()")["value"].text ?? ""
    return text.map { $0 == "1" }
  }
}
