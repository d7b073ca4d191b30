import AppModelKit
import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRecording
import ScenarioRuntime

/// `rehearse init`: a workspace to begin with.
struct InitCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a workspace: a scenario that passes, and files for editors and CI.",
    discussion: "It never changes a file that exists."
  )

  @Argument(help: "Make it in this folder.", completion: .directory)
  var folder = "."

  @Option(
    help:
      "Make a scenario for this app. (default: the first one with a button that leads somewhere)",
    completion: KnownApps.completion
  )
  var app: String?

  func run(with tool: Tool) -> ExitStatus {
    if let name = app, tool.catalog[name] == nil {
      return tool.showUnknownApp(name)
    }
    let traps = TrapSettings.installed()
    let candidates = tool.catalog.apps.filter { app == nil || $0.description.name == app }
    do throws(AppStartFault) {
      guard let (app, start) = try first(of: candidates, after: traps) else {
        return .error
      }
      tool.warn(ofTraps: start.trappedTaps, in: app)
      let (name, product) = (app.description.name, product(of: tool))
      return make(NewWorkspace(app: name, start: start, product: product), with: tool)
    } catch {
      return tool.fail(
        "'\(error.app)' does not start: \(VisibleText.escaping(error.reason))",
        with: .error
      )
    }
  }

  /// The first app with a tap that leads somewhere, or else the first app.
  private func first(
    of apps: [InstalledApp],
    after traps: TrapSettings
  ) throws(AppStartFault) -> (InstalledApp, AppStart)? {
    var first: (InstalledApp, AppStart)?
    for app in apps {
      let start = try AppStart(of: app, after: traps)
      if start.tap != nil { return (app, start) }
      if first == nil { first = (app, start) }
    }
    return first
  }

  /// The name of a package's own command; nil for the tool itself, which can open browsers.
  private func product(of tool: Tool) -> String? {
    guard tool.places == nil else { return nil }
    return CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
  }

  /// Writes all files or none; none if one exists that a workspace needs.
  private func make(_ workspace: NewWorkspace, with tool: Tool) -> ExitStatus {
    let present = workspace.essentials.filter { isThere($0) }
    guard present.isEmpty else {
      let paths = present.map { "'\(shown($0))'" }.joined(separator: ", ")
      let verb = present.count == 1 ? "is" : "are"
      return tool.fail("\(paths) \(verb) there already; nothing was written")
    }
    let kept = workspace.companions.filter { isThere($0) }
    let made = workspace.essentials + workspace.companions.filter { !isThere($0) }
    var creation = FileCreation()
    do throws(FileError) {
      for file in made { try creation.create(path(of: file), with: Array(file.text.utf8)) }
    } catch {
      let end = creation.undo() ? "; nothing was written" : ""
      return tool.fail("\(error.writeFailure())\(end)", with: .reportNotWritten)
    }
    tool.output.write(AlignedRows(made.map { ["made \(shown($0))", $0.purpose] }).text)
    tool.output.write(AlignedRows(kept.map { ["kept \(shown($0))", "it was there already"] }).text)
    tool.output.write("\n\(choice(of: workspace.app, among: tool.catalog.names))\n")
    tool.output.write("\nNext: \(nextCommand)\n")
    return .success
  }

  /// Which app the scenario is about, and which others there are.
  private func choice(of app: String, among names: [String]) -> String {
    let others = names.filter { $0 != app }.map { "'\($0)'" }
    if others.isEmpty { return "The scenario is about the app '\(app)'." }
    return
      "The scenario is about the app '\(app)'. For another one (\(others.joined(separator: ", "))), "
      + "use '--app NAME'."
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

extension Tool {
  /// Says which taps the scenario of an app does without.
  fileprivate func warn(ofTraps targets: [SelectorText], in app: InstalledApp) {
    for target in targets {
      let tap = VisibleText.escaping("tap: \(target.text)")
      warn(
        "the model of '\(app.description.name)' traps at '\(tap)', so the scenario does without it"
      )
    }
  }
}
