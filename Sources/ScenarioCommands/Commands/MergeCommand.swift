import ArgumentParser
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioReports

/// `rehearse merge`: the reports of several shards as one.
struct MergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge JUnit reports, such as those of shards, into one.",
    discussion: """
      Suites with the same name and file become one. Name the shards in order, so that the test cases \
      are in the order of the plan. If a report can't be read, the command ends with 2 and writes \
      nothing. Failures in the reports do not change the exit status.
      """
  )

  @Argument(
    help: "JUnit reports, and folders to search for *.xml.",
    completion: .file(extensions: ["xml"])
  )
  var paths: [String] = []

  @OptionGroup var pathList: PathListOption

  @Option(
    help: "Write the merged report to this path, or as TEST-scenarios.xml into this folder.",
    completion: .file(extensions: ["xml"]),
    transform: String.init(reportPath:)
  )
  var junit: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "End with 2 and write nothing unless there are n reports.",
      valueName: "n"
    ),
    transform: count(argument:)
  )
  var expect: Int?

  @OptionGroup var colorOption: ColorOption

  @Sendable private static func count(argument: String) throws -> Int {
    try Int(argument: argument, within: 1...1_000_000)
  }

  var color: ColorChoice { colorOption.choice }

  func validate() throws {
    guard pathList.adding(to: paths) == nil else { return }
    throw ValidationError("name the reports to merge, or a folder that holds them.")
  }

  func run(with tool: Tool) -> ExitStatus {
    let paths = pathList.adding(to: paths) ?? []
    if paths.contains("") { return tool.show(.missing([""])) }
    let junit = junit.junitPath
    if let output = ReportFile.replacedOutput(at: junit) {
      return tool.show(.reportOverConsole(junit, output: output))
    }
    if let problem = ReplacedFile(at: junit)?.problem(for: .junit) { return tool.show(problem) }
    let workspace = Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
    let found = ReportDiscovery(paths, output: junit, in: workspace)
    tool.show(found.unfollowedLinks)
    var merge = JUnitMerge()
    var problems = found.diagnostics
    for path in found.files { problems += merge.add(path) }
    tool.show(problems)
    let isCountWrong = expect.map { $0 != found.files.count } ?? false
    if let expect, isCountWrong { tool.showCount(found.files.count, insteadOf: expect) }
    let copies = expect == nil ? [] : merge.copies
    tool.show(copies)
    if isCountWrong || !copies.isEmpty || !problems.isEmpty { return .error }
    if let replaced = found.replaced, !found.files.contains(replaced) { tool.note(replaced) }
    if found.files.isEmpty {
      tool.errors.write("rehearse: error: there is no report to merge\n")
      return .nothingToRun
    }
    return write(merge, to: junit, with: tool)
  }

  private func write(_ merge: JUnitMerge, to junit: String, with tool: Tool) -> ExitStatus {
    do throws(FileError) {
      var file = try ReportFile(path: junit)
      tool.showRepetitions(merge.write(into: &file))
      try file.publish()
      return .success
    } catch {
      return tool.show(ReportFailure(error))
    }
  }
}

extension Tool {
  /// Tells some of the test cases that two reports have, as one report twice has all of them.
  fileprivate func showRepetitions(_ repetitions: [Diagnostic]) {
    show(Array(repetitions.prefix(Self.mostRepetitions)))
    let rest = repetitions.count - Self.mostRepetitions
    guard rest > 0 else { return }
    let cases = rest == 1 ? "1 more stands" : "\(rest) more stand"
    errors.write("rehearse: warning: and \(cases) in two reports; all are kept\n")
  }

  private static var mostRepetitions: Int { 3 }

  /// Says that a report is missing, without which the others would look better than the run was, or
  /// that one of another run is among them.
  fileprivate func showCount(_ count: Int, insteadOf expected: Int) {
    let found = count == 0 ? "none was found" : count == 1 ? "1 was found" : "\(count) were found"
    errors.write(
      "rehearse: error: there must be \(counted(expected, "report")) to merge, but \(found)\n"
    )
  }

  /// Says which reports are others once more: in place of one that is missing, they would hide that.
  fileprivate func show(_ copies: [JUnitMerge.Copy]) {
    for copy in copies {
      let path = VisibleText.escaping(copy.path)
      let original = VisibleText.escaping(copy.original)
      errors.write(
        "rehearse: error: '\(path)' is '\(original)' to the byte; collect each shard once, as "
          + "another may be missing\n"
      )
    }
  }

  /// Says that a report is left out, which may have been meant as a part.
  fileprivate func note(_ replaced: String) {
    let path = VisibleText.escaping(replaced)
    errors.write(
      "rehearse: note: '\(path)' is replaced and not merged; name it to have it merged, too\n"
    )
  }
}

extension JUnitMerge {
  /// Takes in the report at a path, and tells what keeps it from being read.
  fileprivate mutating func add(_ path: String) -> [Diagnostic] {
    do throws(UndecodableSource) {
      let file = try SourceFile.read(path, maximumSize: FileSystem.largestFile)
      do throws(UnreadableXML) { try add(file) } catch { return [error.diagnostic] }
      return []
    } catch {
      return [error.diagnostic]
    }
  }
}
