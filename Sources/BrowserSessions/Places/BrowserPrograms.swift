import ScenarioModel
import ScenarioRuntime

struct BrowserPrograms {
  /// The driver's path; nil for a browser that needs none.
  let driver: String?
  let browser: String

  /// Finds both, or says how to install what is missing.
  init(_ request: BrowserRequest) throws(PlaceProblem) {
    let settings = request.settings
    driver = try Self.driver(request.kind, settings)
    browser = try Self.browser(request.kind, settings)
  }

  /// The paths of the programs that were found, the driver first, and every problem.
  static func search(_ request: BrowserRequest) -> (paths: [String], problems: [PlaceProblem]) {
    var problems: [PlaceProblem] = []
    var (driver, browser): (String?, String?)
    do throws(PlaceProblem) {
      driver = try Self.driver(request.kind, request.settings)
    } catch {
      problems.append(error)
    }
    do throws(PlaceProblem) {
      browser = try Self.browser(request.kind, request.settings)
    } catch {
      problems.append(error)
    }
    return ([driver, browser].compactMap(\.self), problems)
  }

  private static func browser(
    _ kind: BrowserKind,
    _ settings: DriverSettings?
  ) throws(PlaceProblem) -> String {
    let programs = settings?.browser.map { [$0] } ?? kind.programs
    guard let browser = ProgramSearch.path(ofFirst: programs) else {
      throw missing("browser", of: kind, programs[0], elseAdvising: kind.advice)
    }
    return browser
  }

  private static func driver(
    _ kind: BrowserKind,
    _ settings: DriverSettings?
  ) throws(PlaceProblem) -> String? {
    guard let standard = kind.driver else {
      guard settings?.command == nil else {
        throw PlaceProblem(
          "\(kind.rawValue) needs no driver",
          advice: "remove 'command' from its entry in 'drivers' of rehearse.yaml"
        )
      }
      return nil
    }
    let wanted = settings?.command ?? standard
    guard let driver = ProgramSearch.path(ofFirst: [wanted]) else {
      throw missing("driver", of: kind, wanted, elseAdvising: kind.driverAdvice)
    }
    return driver
  }

  /// The problem of a program that was not found.
  ///
  /// Only `rehearse.yaml` names a program by its path.
  private static func missing(
    _ role: String,
    of kind: BrowserKind,
    _ program: String,
    elseAdvising installation: String
  ) -> PlaceProblem {
    let settings = "in 'drivers' of rehearse.yaml"
    return PlaceProblem(
      "no \(role) for \(kind.rawValue): \(ProgramSearch.absence(of: program))",
      advice: program.contains("/")
        ? "correct its path \(settings)" : "\(installation), or set its path \(settings)"
    )
  }
}
