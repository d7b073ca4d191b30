import AppModelKit
import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime
import ScenarioServing

/// `rehearse record`: a scenario is written while a person acts on its app.
struct RecordCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write a scenario by acting on an app in a page or in the terminal.",
    discussion: """
      'rehearse record todo -o a.yaml' serves a page that shows the app, and records what you do \
      there. 'rehearse record a.yaml' adds steps at the end of a scenario file, and 'a.yaml:12' \
      before its line 12; a column, as in 'a.yaml:12:9', chooses the end of a group above that \
      line. Each step is run and written at once, with the wait that it needs. Without '-o', the \
      scenario of an app is printed at the end. Only this machine can reach the page; from \
      elsewhere use 'ssh -L', or '--terminal', which shows numbered elements and reads commands; \
      '?' lists them.
      """
  )

  @Argument(
    help: """
      The name of an app that 'rehearse apps' lists, or a scenario file, or a line in it such as \
      a.yaml:12.
      """,
    completion: KnownApps.completionWithFiles
  )
  var subject: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write a new scenario file after every step.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var output: String?

  @Option(name: .customLong("var"), help: .variable)
  var assignments: [String] = []

  @OptionGroup(title: "New scenarios") var start: RecordingStartOptions

  @Flag(help: "Record in the terminal, without a page.")
  var terminal = false

  @OptionGroup(title: "Page") var page: PageOptions

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  func validate() throws {
    try assignments.validateVariables()
    guard terminal, page.open || page.port != nil else { return }
    throw ValidationError(line: "'--port' and '--open' are for the page; leave out '--terminal'.")
  }

  func run(with tool: Tool) -> ExitStatus {
    if let app = tool.catalog[subject] { return recordNew(app, with: tool) }
    guard let path = ScenarioPath(subject) else {
      if subject.looksLikePath { return tool.showMissing(toRecordInto: subject) }
      return showUnknownApp(with: tool)
    }
    guard output == nil, start.isEmpty else {
      return tool.fail(
        "'-o', '--name', '--import', '--argument', '--env' and '--now' are for an "
          + "app, not a scenario file"
      )
    }
    switch path {
    case .named(let path): return goOn(with: path, at: nil, with: tool)
    case .place(let place): return goOn(with: place.file, at: place, with: tool)
    case .matched, .standardInput:
      return tool.fail("name one scenario file")
    }
  }

  private func workshop(with tool: Tool) -> RecordingWorkshop {
    RecordingWorkshop(catalog: tool.catalog, variables: assignments.variables)
  }

  private func showUnknownApp(with tool: Tool) -> ExitStatus {
    let configuration = SuiteContext(environment: .none).configuration
    guard tool.catalog.adding(configuration.configuration.apps)[subject] != nil else {
      return tool.showUnknownApp(subject, among: tool.catalog.names, in: configuration)
    }
    return tool.fail(
      "'\(VisibleText.escaping(subject))' is an app of rehearse.yaml, and only app "
        + "models can be recorded; write its steps in a scenario file"
    )
  }

  private func recordNew(_ app: InstalledApp, with tool: Tool) -> ExitStatus {
    if let output, let reason = refusal(ofOutput: output) {
      return tool.fail(reason)
    }
    let missing = start.imports.filter { FileSystem.kind(of: $0) == .missing }
    if !missing.isEmpty { return tool.show(.path(.missing(missing))) }
    let issues = app.description.issues(inArguments: start.argument)
    tool.show(issues.filter { $0.severity == .warning }.map(\.detail))
    let workshop = workshop(with: tool)
    let path = output?.normalisedPath ?? "recording.yaml"
    let scenario = start.scenario(of: app, at: path, configuring: workshop.context)
    return record(
      app.description.name,
      into: RecordingFile(path: path, scenario),
      writingTo: output.map { _ in RecordedFile(path) },
      workshop,
      tool
    )
  }

  /// Why nothing can be written to a path; nil if nothing is there.
  private func refusal(ofOutput output: String) -> String? {
    let path = VisibleText.escaping(output)
    switch FileSystem.kind(of: output) {
    case .missing: return nil
    case .folder: return "'\(path)' is a folder; name a file in it, such as '-o \(path)/new.yaml'"
    case .file, .special:
      return "'\(path)' exists; to add steps to it, use 'rehearse record \(path)'"
    }
  }

  private func goOn(with path: String, at place: SourcePlace?, with tool: Tool) -> ExitStatus {
    do {
      let file = try SourceFile.read(path)
      let insertion = try file.insertion(beforeLine: place?.line, column: place?.column)
      return record(
        path,
        into: RecordingFile(file, at: insertion),
        writingTo: RecordedFile(path, original: file.bytes),
        workshop(with: tool),
        tool
      )
    } catch let error as UndecodableSource {
      tool.show([error.diagnostic])
    } catch let error as RecordingFault {
      tool.show(error)
      if case .refused = error { return .usage }
    } catch {
      preconditionFailure("reading a file and finding a place in it throw nothing else")
    }
    return .error
  }

  private func record(
    _ title: String,
    into target: RecordingFile,
    writingTo file: RecordedFile?,
    _ workshop: RecordingWorkshop,
    _ tool: Tool
  ) -> ExitStatus {
    let problems = workshop.context.configuration.problems(among: tool.catalog)
    tool.show(problems)
    if problems.contains(where: \.isError) { return .error }
    let isNew = tool.catalog[subject] != nil
    do throws(RecordingFault) {
      let recording = try workshop.recording(into: target, named: start.name ?? "New scenario")
      if !isNew { tool.show(workshop.unusedVariables(in: try recording.file)) }
      let output = RecordingOutput(file, in: workshop.context.workspace)
      output.keepLastWords(about: recording)
      LastWords.install()
      let advice = RecordingAdvice(on: recording, from: workshop)
      guard terminal else {
        return serve(recording, of: title, writingTo: output, advisedBy: advice, with: tool)
      }
      Interruption.observe()
      var conversation = RecordingConversation(
        recording,
        writingTo: output,
        advisedBy: advice,
        with: tool
      )
      return conversation.run()
    } catch {
      // A new file is nowhere to be looked at.
      tool.show(error, withPlaces: !isNew)
      return .error
    }
  }

  /// Serves the page until Ctrl-C.
  private func serve(
    _ recording: Recording,
    of title: String,
    writingTo output: RecordingOutput,
    advisedBy advice: RecordingAdvice,
    with tool: Tool
  ) -> ExitStatus {
    Interruption.observe()
    let session = RecordingSession(recording, of: title, writingTo: output, advisedBy: advice)
    guard let session else {
      return tool.fail("the system has no thread for the page", with: .error)
    }
    do throws(ServerFault) {
      let served = try session.servePage(port: page.port)
      let name = "recording \(VisibleText.escaping(title))"
      let opened = served.announce(name, opening: page.open, to: tool.errors, with: tool)
      defer { opened?.remove() }
      Interruption.wait()
      return session.end(with: tool)
    } catch {
      return tool.fail(error.text, with: .error)
    }
  }
}

extension Recording {
  /// Imports a vocabulary.
  ///
  /// - Parameter path: Its path from the working directory.
  /// - Throws: Why it is not imported.
  mutating func importVocabulary(from path: String) throws(RecordingFault) {
    try importVocabulary(at: path.path(asSeenFrom: self.path.folderPath))
  }
}

extension Tool {
  /// Says that there is no file to continue, and how to make it.
  fileprivate func showMissing(toRecordInto path: String) -> ExitStatus {
    let status = showMissing(path)
    guard path.isScenarioFile else { return status }
    note(
      "to record a new file, name its app: 'rehearse record APP -o \(VisibleText.escaping(path))'"
    )
    return status
  }

  /// Says why a recording can't begin.
  fileprivate func show(_ fault: RecordingFault, withPlaces: Bool = true) {
    switch fault {
    case .invalid(let diagnostics) where withPlaces: show(diagnostics)
    case .invalid, .failed, .breaks, .untaken, .refused:
      errors.write("rehearse: error: \(VisibleText.escaping(fault.text))\n")
    }
  }
}
