import ArgumentParser
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// `rehearse init`: a workspace to begin with.
struct InitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Makes a workspace: a scenario that passes, and what editors and CI need.",
    discussion: "No file that is there is changed."
  )

  @Argument(help: "The folder to make it in.", completion: .directory)
  var folder = "."

  @Option(
    help: "The app that the scenario is about; the first one without it.",
    completion: KnownApps.completion
  )
  var app: String?

  func run(with tool: Tool) -> ExitStatus {
    guard let name = app ?? tool.catalog.names.first, let app = tool.catalog[name] else {
      tool.showUnknownApp(app ?? "")
      return .usage
    }
    do throws(InspectionFault) {
      var session = InProcessSession(app)
      let (inspection, _) = try session.inspectLaunch(LaunchSettings(), at: nil, settling: .none)
      return make(NewWorkspace(app: name, start: AppStart(inspection)), with: tool)
    } catch {
      tool.errors.write(
        "rehearse: error: '\(name)' does not start: \(VisibleText.escaping(error.text))\n"
      )
      return .error
    }
  }

  /// Writes the files, all or none, unless one is there that the workspace can't do without.
  private func make(_ workspace: NewWorkspace, with tool: Tool) -> ExitStatus {
    let present = workspace.essentials.filter { isThere($0) }
    guard present.isEmpty else {
      let paths = present.map { "'\(shown($0))'" }.joined(separator: ", ")
      let verb = present.count == 1 ? "is" : "are"
      tool.errors.write("rehearse: error: \(paths) \(verb) there already; nothing was written\n")
      return .usage
    }
    let kept = workspace.companions.filter { isThere($0) }
    let made = workspace.essentials + workspace.companions.filter { !isThere($0) }
    var creation = FileCreation()
    do throws(FileError) {
      for file in made { try creation.create(path(of: file), with: Array(file.text.utf8)) }
    } catch {
      let end = creation.takeBack() ? "; nothing was written" : ""
      tool.errors.write("rehearse: error: \(error.writeFailure())\(end)\n")
      return .error
    }
    tool.output.write(AlignedRows(made.map { ["made \(shown($0))", $0.purpose] }).text)
    tool.output.write(AlignedRows(kept.map { ["kept \(shown($0))", "it was there already"] }).text)
    tool.output.write("\nNext: \(nextCommand)\n")
    return .success
  }

  private func path(of file: NewFile) -> String {
    shownFolder.appendingPath(file.path).normalisedPath
  }

  private var shownFolder: String { folder.pathPastLinks.normalisedPath }

  private func shown(_ file: NewFile) -> String { VisibleText.escaping(path(of: file)) }

  private func isThere(_ file: NewFile) -> Bool { FileSystem.kind(of: path(of: file)) != .missing }

  private var nextCommand: String {
    if shownFolder == "." { return "rehearse run" }
    let folder = shownFolder.hasPrefix("-") ? "./\(shownFolder)" : shownFolder
    // Within quotes of a shell nothing is special but the quote that ends them.
    let quoted = VisibleText.escaping(folder).replacing("'", with: #"'\''"#)
    return "cd '\(quoted)' && rehearse run"
  }
}
