import ArgumentParser
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// `rehearse format`: one layout for all files.
struct FormatCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format YAML files; comments and meaning stay the same.",
    discussion: "Prints the paths of the files that it changed."
  )

  @Argument(
    help: """
      YAML files, and folders to search for them; '-' is standard input. Without any: rehearse.yaml and \
      its paths.
      """,
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @OptionGroup var pathList: PathListOption

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  @Flag(
    help: "Change nothing, but print the files that would change, and end with 1 if there are any."
  )
  var check = false

  func run(with tool: Tool) -> ExitStatus {
    let named = pathList.adding(to: paths)
    if let named, named.count > 1, named.contains("-") {
      return tool.show(.path(.inputBesideFiles))
    }
    let context = SuiteContext()
    let configuration = context.configuration
    let header = configuration.configuration.header
    if named == ["-"] { return formatInput(hidingSecretsOf: header, with: tool) }
    let search = YAMLFileSearch(
      named ?? [configuration.ownPath].compactMap(\.self) + configuration.paths,
      in: context.workspace
    )
    tool.show(search.unfollowedLinks)
    var statuses = search.problems.map { problem in
      guard case .missing(let path) = problem else { return tool.show(problem) }
      let missing = PathProblem.missing([path])
      return tool.show(.path(named == nil ? configuration.placing(missing) : missing))
    }
    if statuses.contains(.usage) { return .usage }
    if search.files.isEmpty, statuses.isEmpty {
      statuses.append(tool.fail("there is no YAML file to format", with: .nothingToRun))
    }
    for file in search.files { statuses.append(format(file, hidingSecretsOf: header, with: tool)) }
    return .gravest(of: statuses)
  }

  private func format(
    _ path: String,
    hidingSecretsOf header: Header,
    with tool: Tool
  ) -> ExitStatus {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      return tool.show(YAMLFileSearch.Problem.unreadable(error))
    }
    guard let formatted = tool.format(bytes, path: path, hidingSecretsOf: header) else {
      return .error
    }
    guard formatted != bytes else { return .success }
    do throws(FileError) {
      if !check { try FileSystem.replace(path, with: formatted) }
    } catch {
      return tool.fail(error.writeFailure(), with: .reportNotWritten)
    }
    tool.output.write("\(VisibleText.escaping(path))\n")
    return check ? .failure : .success
  }

  private func formatInput(hidingSecretsOf header: Header, with tool: Tool) -> ExitStatus {
    do {
      let bytes = try FileSystem.readStandardInput()
      let formatted = tool.format(bytes, path: "standard input", hidingSecretsOf: header)
      guard let formatted else { return .error }
      if !check {
        tool.output.append(formatted)
        return .success
      }
      if formatted == bytes { return .success }
      tool.output.write("standard input\n")
      return .failure
    } catch {
      return tool.show(YAMLFileSearch.Problem.unreadable(error))
    }
  }
}

extension Tool {
  /// How a file should look; nil where that is not known, which is said.
  fileprivate func format(
    _ bytes: [UInt8],
    path: String,
    hidingSecretsOf header: Header
  ) -> [UInt8]? {
    let secrets = header.writtenSecrets
    do {
      let file = try SourceFile.decode(path: path, bytes: bytes)
      switch ScenarioFormatter.format(file) {
      case .formatted(let formatted): return formatted
      case .invalid(let diagnostics):
        let mayHoldSecrets = file.mayHoldSecrets(listedBy: header)
        show(diagnostics.map { mayHoldSecrets ? $0.withoutLines : $0.masked(by: secrets) })
      case .refused: show([Diagnostic(.layoutRefused(), at: .file(path: path))])
      }
    } catch {
      show([error.diagnostic.masked(by: secrets)])
    }
    return nil
  }

  fileprivate func show(_ problem: YAMLFileSearch.Problem) -> ExitStatus {
    switch problem {
    case .missing(let path): return show(.path(.missing([path])))
    case .noYAML(let path):
      return fail("'\(VisibleText.escaping(path))' is neither '*.yaml' nor '*.yml'")
    case .unreadable(let error):
      show([Diagnostic(.unreadableFile(error.text), at: .file(path: error.path))])
      return .error
    case .unsearchable(let error):
      show([Diagnostic(.unreadableFolder(error.text), at: .file(path: error.path))])
      return .error
    }
  }
}
