public import AppModelKit
import ArgumentParser
import Glibc
import ScenarioDiagnostics
package import ScenarioRuntime

/// The command line tool, with the app models of your package.
///
/// A package of your own gets its own tool with one line:
///
/// ```swift
/// await ScenarioTool.main(apps: [Checkout.self])
/// ```
public enum ScenarioTool: Sendable {
  /// Runs the command that the process's arguments ask for, and ends the process.
  ///
  /// - Parameter apps: The app models that scenarios can name, in the order to list them; no two of
  ///   one name.
  public static func main(apps: [any AppModel.Type]) async -> Never {
    await main(apps: apps, places: nil)
  }

  /// Does the same, with places outside this process that can run apps.
  package static func main(apps: [any AppModel.Type], places: (any PlaceProvider)?) async -> Never {
    ignoreWriteSignals()
    occupyStandardDescriptors()
    let tool = Tool(catalog: AppCatalog(apps.map(InstalledApp.init)), places: places)
    let obstacles = [SystemResources.shortage].compactMap(\.self) + tool.catalog.problems
    for obstacle in obstacles {
      tool.errors.write("rehearse: error: \(VisibleText.escaping(obstacle))\n")
    }
    if !obstacles.isEmpty { exit(ExitStatus.error.rawValue) }
    if let problem = unreadableArgument { tool.exit(over: problem) }
    let arguments = CommandLine.arguments
    do {
      guard let command = try tool.command(from: arguments) else {
        exit(ExitStatus.success.rawValue)
      }
      tool.use(command.color)
      let status = ExitStatus.gravest(of: [command.run(with: tool), tool.outputStatus])
      exit(Interruption.signal.map { 128 + $0 } ?? status.rawValue)
    } catch {
      let problem =
        RehearseCommand.strayOption(in: arguments, endingWith: error)
        ?? RehearseCommand.unknownOption(in: arguments, endingWith: error)
      if let problem { tool.exit(over: problem) }
      tool.exit(with: error, from: arguments)
    }
  }

  /// The first argument that is not UTF-8: Swift would repair it, and the tool would write to other
  /// files than the named ones.
  private static var unreadableArgument: String? {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil {
        return "'\(VisibleText.escaping(String(cString: argument)))' is not valid UTF-8"
      }
    }
    return nil
  }

  /// A closed pipe or a file size limit must not end a run before its reports are written.
  private static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Gives closed standard files a descriptor, which a report would get otherwise.
  private static func occupyStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}

extension Tool {
  /// The command that is asked for; none where the parser has done what was.
  fileprivate func command(from arguments: [String]) throws -> (any ToolCommand)? {
    let words = Array(arguments.dropFirst())
    if let problem = RehearseCommand.optionWithoutValue(in: arguments) { exit(over: problem) }
    if let problem = RehearseCommand.unknownCommand(in: arguments) { exit(over: problem) }
    return try KnownApps.$names.withValue(catalog.names) {
      try RehearseCommand.command(from: words)
    }
  }

  /// Ends the process because of a malformed command line.
  fileprivate func exit(over problem: String) -> Never {
    errors.write("rehearse: error: \(problem)\n")
    Glibc.exit(ExitStatus.usage.rawValue)
  }

  /// Ends the process as the parser asks for: with help or the like, or with the problem.
  fileprivate func exit(with error: any Error, from arguments: [String]) -> Never {
    let code = RehearseCommand.exitCode(for: error)
    guard code.isSuccess else {
      errors.write("\(RehearseCommand.visibleMessage(for: error, in: arguments))\n")
      Glibc.exit(code.rawValue)
    }
    // A completion script is printed unchanged, so its arguments are not escaped.
    output.append(Array("\(RehearseCommand.fullMessage(for: error))\n".utf8))
    Glibc.exit(outputStatus.rawValue)
  }
}
