import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// `rehearse doctor`: what this machine has for runs in browsers.
struct DoctorCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    _superCommandName: RehearseCommand.name,
    abstract: "Show which browsers and drivers are installed, and what is missing.",
    discussion: """
      Starts no browser and no server. App models need none of them. The exit status is 2 if \
      scenarios can't run in any browser.
      """
  )

  func run(with tool: Tool) -> ExitStatus {
    let settings = SuiteContext(environment: .none).configuration.configuration.drivers
    let surveys = tool.places?.survey(settings) ?? []
    for survey in surveys { tool.output.write(survey.lines) }
    return surveys.contains { $0.problem == nil } ? .success : .error
  }
}

extension PlaceSurvey {
  /// The place with its programs, one a line.
  fileprivate var lines: String {
    let problem = problem.map { ["  \(VisibleText.escaping($0.text))"] } ?? []
    let found = programs.map { program in
      "  \(VisibleText.escaping(program.path)): \(VisibleText.escaping(program.version))"
    }
    return ([name] + found + problem).map { "\($0)\n" }.joined()
  }
}
