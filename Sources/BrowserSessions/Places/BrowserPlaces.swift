package import ScenarioModel
package import ScenarioRuntime
import WebDriverClient

/// Opens browsers for the command line.
package struct BrowserPlaces: PlaceProvider {
  private let servers: ServerPool

  package init(sharing servers: ServerPool) { self.servers = servers }

  package func open(_ request: PlaceRequest) throws(PlaceProblem) -> any RemotePlace {
    guard let kind = BrowserKind(rawValue: request.name) else {
      throw PlaceProblem("'\(request.name)' is no browser that can be driven")
    }
    return try BrowserPlace(
      BrowserRequest(
        kind,
        settings: request.settings,
        isHeaded: request.isHeaded,
        keepsFailures: request.keepsFailures,
        isInterrupted: request.isInterrupted
      ),
      for: request.apps,
      in: request.folder,
      sharing: servers
    )
  }

  package func survey(_ configuration: Configuration) -> [PlaceSurvey] {
    BrowserKind.allCases.map { kind in
      let own = configuration.drivers.first { $0.name.value == kind.rawValue }
      return Self.survey(BrowserRequest(kind, settings: own))
    }
  }

  /// The programs of a browser, and how long it takes to start.
  static func survey(_ request: BrowserRequest) -> PlaceSurvey {
    let search = BrowserPrograms.search(request)
    let programs = search.paths.map { (path: $0, version: version(of: $0)) }
    var (startTime, problems): (Duration?, _) = (nil, search.problems)
    if problems.isEmpty {
      do throws(PlaceProblem) { startTime = try start(request) } catch { problems = [error] }
    }
    return PlaceSurvey(
      request.kind.rawValue,
      programs: programs,
      startTime: startTime,
      problems: problems
    )
  }

  /// Starts a browser and ends it, and returns how long it took to start.
  private static func start(_ request: BrowserRequest) throws(PlaceProblem) -> Duration {
    let begin = ContinuousClock.now
    let browser = try Browser(request)
    defer { browser.end() }
    return ContinuousClock.now - begin
  }

  private static func version(of program: String) -> String {
    guard let child = try? ChildProcess([program, "--version"]) else { return "unknown" }
    defer { child.end() }
    _ = try? Polling.wait(Patience(.seconds(10))) { () throws(PlaceProblem) in child.status }
    return child.log.split(whereSeparator: \.isNewline).last.map(String.init)?.firstLine
      ?? "unknown"
  }
}
