import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// `rehearse doctor`: what there is for runs in browsers and on devices.
struct DoctorCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Show which browsers and drivers are installed, and whether they start.",
    discussion: """
      Starts each browser once, without a window, and shows how long that takes. Starts no server. \
      Asks the Appium servers that rehearse.yaml names for their version. App models need none of \
      them. The exit status is 2 if scenarios can't run in any browser or on any device.
      """
  )

  func run(with tool: Tool) -> ExitStatus {
    let configuration = SuiteContext(environment: .none).configuration.configuration
    let surveys = tool.places?.survey(configuration) ?? []
    for survey in surveys { tool.output.write(survey.lines) }
    return surveys.contains { $0.problems.isEmpty } ? .success : .error
  }
}

extension PlaceSurvey {
  /// The place with its programs, one a line.
  fileprivate var lines: String {
    let problems = problems.map { "  \(VisibleText.escaping($0.text))" }
    let found = programs.map { program in
      "  \(VisibleText.escaping(program.path)): \(VisibleText.escaping(program.version))"
    }
    let start = startTime.map { ["  starts in \($0.secondsText) s"] } ?? []
    return ([name] + found + start + problems).map { "\($0)\n" }.joined()
  }
}
