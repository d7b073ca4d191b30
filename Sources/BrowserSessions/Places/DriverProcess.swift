import Glibc
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A driver that was started for the run, with the one browser that it drives.
final class DriverProcess: Sendable {
  let session: DriverSession
  private let child: ChildProcess

  /// Warnings about how the browser was started.
  let warnings: [String]

  /// Starts the driver, and the browser through it.
  init(_ request: BrowserRequest) throws(PlaceProblem) {
    let programs = try BrowserPrograms(request)
    child = try ChildProcess([programs.driver, "--port=0"])
    let port = try Self.port(of: child, programs.driver)
    guard let address = WebAddress("http://127.0.0.1:\(port)") else {
      throw PlaceProblem("'\(programs.driver)' listens on no port")
    }
    let isRoot = geteuid() == 0
    warnings = isRoot ? ["\(request.kind.rawValue) runs as root, so without its sandbox"] : []
    do throws(DriverFault) {
      session = try DriverSession(
        at: address,
        wanting: programs.capabilities(
          request,
          profile: "\(child.folder.path)/profile",
          isRoot: isRoot
        ),
        Patience(.seconds(60))
      )
    } catch {
      throw PlaceProblem(starting: request.kind, error)
    }
    if let group = session.capabilities["goog:processID"].integer { child.add(processGroup: group) }
  }

  /// The port that the driver has chosen.
  ///
  /// The driver prints it in its first lines of output.
  private static func port(of child: ChildProcess, _ driver: String) throws(PlaceProblem) -> Int {
    let port = try Polling.wait(Patience(.seconds(20))) { () throws(PlaceProblem) -> Int? in
      let log = child.log
      if let told = log.firstRange(of: "started successfully on port ") {
        let digits = log[told.upperBound...].prefix { $0.isNumber }
        if let port = Int(digits), log[digits.endIndex...].first != nil { return port }
      }
      if let status = child.status {
        let line = log.firstLine
        throw PlaceProblem(
          "'\(driver)' ended with status \(status)\(line.isEmpty ? "" : ": \(line)")"
        )
      }
      return nil
    }
    guard let port else { throw PlaceProblem("'\(driver)' did not say where it listens") }
    return port
  }

  /// Whether the driver is still running.
  var isRunning: Bool { child.status == nil }

  /// Asks the driver to close the browser, then ends the remaining processes of both.
  func end() {
    _ = try? session.send("DELETE", "", nil, Patience(.seconds(5)))
    child.end()
  }
}

extension PlaceProblem {
  /// Describes in one line why a browser did not start; the driver reports it in many lines.
  init(starting kind: BrowserKind, _ fault: DriverFault) {
    let reason = fault.description
    if case .refused(_, let message) = fault, let versions = Self.versions(in: message) {
      self.init(
        "\(kind.driver) \(versions.driver) cannot drive \(kind.rawValue) \(versions.browser)"
      )
    } else {
      self.init("\(kind.rawValue) did not start: \(reason)")
    }
  }

  /// `session not created: This version of ChromeDriver only supports Chrome version 156`, and in
  /// the next sentence the browser's own.
  private static func versions(in reason: String) -> (driver: String, browser: String)? {
    guard let driver = number(after: "only supports Chrome version ", in: reason) else {
      return nil
    }
    return (
      driver, number(after: "Current browser version is ", in: reason) ?? "of another version"
    )
  }

  private static func number(after words: String, in text: String) -> String? {
    guard let range = text.firstRange(of: words) else { return nil }
    let number = text[range.upperBound...].prefix { $0.isNumber }
    return number.isEmpty ? nil : String(number)
  }
}
