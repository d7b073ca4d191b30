import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading
import Suggestions

/// The root of the command line.
struct RehearseCommand: ParsableCommand {
  static let name = "rehearse"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Run UI scenarios written in YAML on app models, on web pages and on devices.",
    discussion: ExitStatus.legend,
    version: "\(name) \(ToolVersion.text)",
    subcommands: commands
  )

  private static let commands: [any ParsableCommand.Type] = [
    RunCommand.self, ExploreCommand.self, MutateCommand.self, CoverageCommand.self,
    CheckCommand.self, ListCommand.self, MergeCommand.self,
    ConfigCommand.self,
    InitCommand.self, RecordCommand.self, ImportCommand.self, FormatCommand.self,
    InspectCommand.self,
    DebugCommand.self, UICommand.self, AppsCommand.self, DoctorCommand.self,
    ExplainCommand.self, ReferenceCommand.self, SchemaCommand.self,
  ]
}

extension RehearseCommand {
  /// Parses a command line into a command.
  ///
  /// - Parameter arguments: The command line without the tool's own name.
  /// - Returns: The command; nil after one of the parser's own, such as a completion script.
  /// - Throws: An error or help, which the parser prints instead.
  static func command(from arguments: [String]) throws -> (any ToolCommand)? {
    if let command = namedCommand(from: arguments) { return command }
    var command = try parseAsRoot(arguments)
    if let command = command as? any ToolCommand { return command }
    try command.run()
    return nil
  }

  /// The command that the first word names, where nothing but a command is asked for.
  ///
  /// The root, which has the words for help and for errors, makes the parser reflect on all options
  /// once more: a seventh of the start of a run (`Docs/performance.md`).
  private static func namedCommand(from arguments: [String]) -> (any ToolCommand)? {
    // What comes through a pipe could not be read a second time, after an error.
    let readsFile = arguments.contains { $0.hasPrefix("--paths-from") || $0.hasPrefix("--replay") }
    let named = readsFile ? nil : commands.first { $0._commandName == arguments.first }
    return try? named?.parseAsRoot(Array(arguments.dropFirst())) as? any ToolCommand
  }

  /// The message about a first word that is not a command, which the parser takes for a stray
  /// value.
  ///
  /// The same applies to a first word after `help`, which would show the help of the whole tool.
  static func unknownCommand(in arguments: [String]) -> String? {
    let words = arguments.dropFirst()
    guard let word = words.first == "help" ? words.dropFirst().first : words.first,
      !word.hasPrefix("-")
    else { return nil }
    let known = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !known.contains(word) else { return nil }
    let meant = equivalents[word].map { "did you mean '\($0)'?" }
    if meant == nil, didYouMean(word, among: known) == nil, ScenarioPath(word) != nil {
      let path = VisibleText.escaping(word)
      return "'\(path)' is not a command; did you mean 'rehearse run \(path)'?"
    }
    let advice = meant ?? didYouMean(word, among: known, orAll: "commands")
    return "unknown command '\(VisibleText.escaping(word))'; \(advice)"
  }

  /// The commands and options for what other tools call a command.
  private static let equivalents = [
    "version": "--version", "test": "run", "lint": "check", "validate": "check", "verify": "check",
    "fmt": "format", "new": "init", "create": "init", "convert": "import", "hierarchy": "inspect",
    "studio": "ui",
  ]

  /// What to say about an option with `=` and nothing after it.
  ///
  /// The parser would take the next argument for its value: with a variable that is not set,
  /// `run --junit=$OUT a.yaml b.yaml` would replace `a.yaml` with a report.
  static func optionWithoutValue(in arguments: [String]) -> String? {
    let words = arguments.dropFirst().prefix { $0 != "--" }
    let option = words.first { word in
      word.hasPrefix("-") && word.hasSuffix("=") && word.firstIndex(of: "=") == word.indices.last
    }
    return option.map { option in
      let name = VisibleText.escaping(String(option.dropLast()))
      return "'\(name)=' has no value after '=', perhaps because a variable is not set"
    }
  }

  /// What to say about an option that the command does not have.
  static func unknownOption(in arguments: [String], endingWith error: any Error) -> String? {
    let words = arguments.dropFirst().prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }
    let text = message(for: error)
    guard let option = words.first(where: { text.hasPrefix("Unknown option '\($0)'") }) else {
      return nil
    }
    let command = commands.first { $0.configuration.commandName == words.first ?? "" }
    let help = helpMessage(for: command ?? self)
    let advice =
      OptionAdvice(help: help).suggestion(for: option)
      ?? "'\(name)\(command.map { " \($0._commandName)" } ?? "") --help' lists the options"
    return "unknown option '\(VisibleText.escaping(option))'; \(advice)"
  }

  /// What to say about a word with one dash, which the parser takes for options of one letter each.
  ///
  /// An 'h' among them asks for help, which would be a success.
  static func strayOption(in arguments: [String], endingWith error: any Error) -> String? {
    let words = arguments.dropFirst().prefix { $0 != "--" }
    let candidates = words.filter(\.looksLikeOptions)
    let stray =
      exitCode(for: error).isSuccess
      ? words.contains(where: \.asksToShow) ? nil : candidates.last { $0.contains("h") }
      : candidates.first { message(for: error).hasPrefix("Unknown option '\($0)'") }
    return stray.map { stray in
      let name = VisibleText.escaping(stray)
      return
        "unknown option '\(name)'; for a path that begins with '-' write './\(name)', or put it after '--'"
    }
  }
}

extension RehearseCommand {
  /// The parser's message, with the quoted arguments made visible.
  ///
  /// They are escaped first, because their line breaks would look like the message's own. The
  /// message begins like every other error of the tool.
  static func visibleMessage(for error: any Error, in arguments: [String]) -> String {
    var message = fullMessage(for: error)
    message.trimPrefix("Error: ")
    message = "rehearse: error: \(message)"
    for part in arguments.flatMap(\.quotableParts) {
      let visible = VisibleText.escaping(part)
      if visible != part { message.replace("'\(part)'", with: "'\(visible)'") }
    }
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.escaping(String($0)) }
      .joined(separator: "\n")
  }
}

extension String {
  /// The parts of an argument that the parser may quote: all of it, or the name or the value of
  /// `--name=value`.
  fileprivate var quotableParts: [String] {
    [self] + split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether it begins with one dash that more than a letter follows.
  fileprivate var looksLikeOptions: Bool {
    hasPrefix("-") && !hasPrefix("--") && count > 2
  }

  /// Whether it is an option in place of any work.
  fileprivate var asksToShow: Bool {
    ["-h", "--help", "-help", "--help-hidden", "-help-hidden", "--version"].contains(self)
      || hasPrefix("--experimental-dump-help") || hasPrefix("--generate-completion-script")
  }
}
