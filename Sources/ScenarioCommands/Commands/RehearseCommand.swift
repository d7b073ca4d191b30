import ArgumentParser

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
    subcommands: [RunCommand.self, CheckCommand.self, ListCommand.self]
  )
}

/// The paths that most commands take.
struct PathArguments: ParsableArguments {
  @Argument(
    help: "Scenario files, and folders that are searched for *.yaml and *.yml.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String]

  func validate() throws {
    for path in paths where FileSystem.kind(of: path) == .missing {
      throw ValidationError("There is no file or folder '\(path)'.")
    }
  }
}
