import ArgumentParser
import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// The root of the command line.
struct RehearseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rehearse",
    abstract: "Runs UI scenarios written in YAML against app models, on virtual time.",
    discussion: """
      Exit status: 0 everything passed, 1 a scenario failed, 2 a file is invalid or a scenario \
      could not be run, 3 a report could not be written, 4 nothing to run, 64 wrong usage.
      """,
    version: "rehearse 0.1.0",
    subcommands: [
      RunCommand.self, CheckCommand.self, ListCommand.self, AppsCommand.self,
      ExplainCommand.self,
      ReferenceCommand.self, SchemaCommand.self,
    ]
  )
}

extension RehearseCommand {
  /// What to say about a first word that is no command, which the parser takes for a stray value.
  static func unknownCommand(in arguments: [String]) -> String? {
    guard arguments.count > 1, !arguments[1].hasPrefix("-") else { return nil }
    let known = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !known.contains(arguments[1]) else { return nil }
    let advice =
      didYouMean(arguments[1], among: known) ?? "commands: \(known.joined(separator: ", "))"
    return "unknown command '\(VisibleText.escaping(arguments[1]))'; \(advice)"
  }
}

/// The paths that most commands take.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scenario files, and folders that are searched for *.yaml and *.yml.",
      discussion: "Without a path, those that rehearse.yaml names."
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @Option(
    name: .customLong("var"),
    help: ArgumentHelp(
      "Gives a variable a value, which wins over all files. Can be repeated.",
      valueName: "name=value"
    )
  )
  var assignments: [String] = []

  /// The variables of the command line by name; of equal names the last one counts.
  var variables: [String: String] {
    Dictionary(assignments.compactMap(\.assignment), uniquingKeysWith: { _, last in last })
  }

  func validate() throws {
    for assignment in assignments where assignment.assignment == nil {
      throw ValidationError("'--var \(assignment)' is not of the form name=value.")
    }
  }
}

extension PathArguments {
  /// Why paths can't be run, in words, if they can't.
  static func problem(with paths: [String]) -> String? {
    if paths.isEmpty {
      return "name a scenario file or a folder of them, or put 'paths' into rehearse.yaml"
    }
    let missing = paths.filter { FileSystem.kind(of: $0) == .missing }
    if missing.isEmpty { return nil }
    let names = missing.map { "'\(VisibleText.escaping($0))'" }.joined(separator: ", ")
    return "there is no file or folder \(names)"
  }
}

extension String {
  /// The name and value of `name=value`.
  fileprivate var assignment: (name: String, value: String)? {
    guard let sign = firstIndex(of: "="), self[..<sign].description.isName else { return nil }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
