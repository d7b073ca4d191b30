import AppModelKit
import ArgumentParser
import ScenarioLoading
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime

/// The options for the start of a new scenario.
struct RecordingStartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Name the scenario. (default: New scenario)", valueName: "text"))
  var name: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Import a vocabulary, and use its elements and checks. Can be repeated.",
      valueName: "file"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var imports: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Launch the app with an argument. Can be repeated.", valueName: "text")
  )
  var argument: [String] = []

  @Option(
    name: .customLong("env"),
    help: ArgumentHelp(
      "Launch the app with an environment variable. Can be repeated.",
      valueName: "name=value"
    ),
    transform: NewScenario.EnvironmentValue.init(argument:)
  )
  var environment: [NewScenario.EnvironmentValue] = []

  @Option(
    help: ArgumentHelp(
      "Set the app's date and time at launch, for example 2024-02-29T12:00:00Z.",
      valueName: "time"
    ),
    transform: String.init(dateArgument:)
  )
  var now: String?

  func validate() throws {
    guard let name, name.allSatisfy(\.isWhitespace) else { return }
    throw ValidationError(line: "'--name' is empty; name the scenario, or leave the option out.")
  }

  /// Whether none is given.
  var isEmpty: Bool {
    name == nil && imports.isEmpty && argument.isEmpty && environment.isEmpty && now == nil
  }

  /// The beginning of a scenario about an app, in a file at a path.
  func scenario(
    of app: InstalledApp,
    at path: String,
    configuring context: SuiteContext
  ) -> NewScenario {
    let configured = context.configuration.configuration.header.app?.value
    let name = app.description.name
    var scenario = NewScenario(app: configured == name ? nil : name)
    scenario.imports = imports.map { $0.path(asSeenFrom: path.folderPath) }
    scenario.arguments = argument
    scenario.environment = environment
    scenario.now = now
    return scenario
  }
}

extension NewScenario.EnvironmentValue {
  /// Reads `NAME=VALUE`.
  fileprivate init(argument: String) throws {
    guard let (name, value) = argument.nameAndValue else {
      throw ValidationError(line: "it is not of the form name=value.")
    }
    self.init(name: name, value: value)
  }
}

extension String {
  /// Reads a date and time, and keeps its spelling.
  fileprivate init(dateArgument argument: String) throws {
    guard DateTime(iso8601: argument) != nil else {
      let reason =
        CalendarDate.missingDay(in: argument)
        ?? "it is not a date and time such as '2026-01-31T12:00:00Z'"
      throw ValidationError(line: "\(reason).")
    }
    self = argument
  }

  /// The path of a file as a file in a folder has it; both are relative to the working directory.
  func path(asSeenFrom folder: String) -> String {
    let here = FileSystem.resolved(".") ?? "/"
    func whole(_ path: String) -> String {
      path.hasPrefix("/") ? path.normalisedPath : here.appendingPath(path).normalisedPath
    }
    return whole(self).path(from: whole(folder))
  }
}
