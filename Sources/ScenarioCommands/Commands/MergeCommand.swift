import ArgumentParser
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioReports

/// `rehearse merge`: the reports of several shards as one.
struct MergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the reports of shards into one.",
    discussion: """
      JUnit reports become one JUnit report. Reports in JSON lines become a report of any kind, for \
      example the web page of all shards: 'rehearse merge 1.jsonl 2.jsonl --report html=page.html'. \
      Name the shards in order, so that the test cases are in the order of the plan. If a report \
      can't be read, the command ends with 2 and writes nothing. Failures in the reports do not change \
      the exit status.
      """
  )

  @Argument(
    help: "JUnit reports and folders to search for *.xml, or reports in JSON lines, *.jsonl.",
    completion: .file(extensions: ["xml", "jsonl"])
  )
  var paths: [String] = []

  @OptionGroup var pathList: PathListOption

  @Option(
    help: ArgumentHelp(
      "Write a JUnit report to this path, or as TEST-scenarios.xml into this folder. Can be repeated for JSON lines.",
      valueName: "path"
    ),
    completion: .file(extensions: ["xml"]),
    transform: String.init(reportPath:)
  )
  var junit: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write a report of JSON lines: \(ReportKey.alternatives). Can be repeated.",
      valueName: "kind=path"
    ),
    completion: ReportOptions.Request.completion,
    transform: ReportOptions.Request.init(argument:)
  )
  var report: [ReportOptions.Request] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("End with 2 and write nothing unless there are n reports.", valueName: "n"),
    transform: { try Int(argument: $0, within: 1...1_000_000) }
  )
  var expect: Int?

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  func validate() throws {
    guard let paths = pathList.adding(to: paths) else {
      throw ValidationError("name the reports to merge, or a folder that holds them.")
    }
    if requests.isEmpty {
      throw ValidationError("name the merged report, for example '--junit report.xml'.")
    }
    try validate(paths)
  }

  private func validate(_ paths: [String]) throws {
    let lines = paths.filter(\.isOfJSONLines)
    if lines.isEmpty {
      let other = requests.first { $0.kind != .junit }
      if let kind = other?.kind.rawValue {
        throw ValidationError("the \(kind) report is made of JSON lines; name *.jsonl files.")
      }
      if requests.count > 1 { throw ValidationError("name only one merged report.") }
    } else if lines.count < paths.count {
      throw ValidationError("merge either JUnit reports or JSON lines, not both.")
    }
  }

  private var requests: [ReportOptions.Request] {
    ReportOptions.Request.all(report, junit: junit).map(\.placed)
  }

  func run(with tool: Tool) -> ExitStatus {
    let paths = pathList.adding(to: paths) ?? []
    if paths.contains("") { return tool.show(.path(.missing([""]))) }
    let missing = paths.filter(\.isMissing)
    if !missing.isEmpty { return tool.showMissing(reports: missing) }
    if let problem = requests.lazy.compactMap({ problem(of: $0, beside: paths) }).first {
      return tool.show(problem)
    }
    return paths.contains(where: \.isOfJSONLines)
      ? mergeRuns(at: paths, with: tool)
      : mergeReports(at: paths, into: requests[0].path, with: tool)
  }

  /// Why a report can't be written to its path.
  private func problem(of request: ReportOptions.Request, beside paths: [String]) -> UsageProblem? {
    let path = request.path
    let resolved = FileSystem.resolved(path)
    if path.isOfJSONLines, paths.contains(where: { FileSystem.resolved($0) == resolved }) {
      return .reportOverSource(path)
    }
    return ReplacedFile.problem(at: path, for: request.kind)
  }

  private func mergeReports(at paths: [String], into junit: String, with tool: Tool) -> ExitStatus {
    let workspace = Workspace.current
    let found = ReportDiscovery(paths, output: junit, in: workspace)
    tool.show(found.unfollowedLinks)
    var merge = JUnitMerge()
    var problems = found.diagnostics
    for path in found.files {
      do throws(UndecodableSource) { try merge.add(.report(path)) } catch {
        problems.append(error.diagnostic)
      }
    }
    if refuses(found.files.count, problems, merge.copies, tool) { return .error }
    if let replaced = found.replaced, !found.files.contains(replaced) {
      tool.showLeftOut(replaced)
    }
    if found.files.isEmpty { return tool.fail("there is no report to merge", with: .nothingToRun) }
    return write(merge, with: tool)
  }

  private func mergeRuns(at paths: [String], with tool: Tool) -> ExitStatus {
    var (runs, problems, copies): ([RecordedRun], [Diagnostic], _) = ([], [], ReportCopies())
    let paths = paths.withoutRepetitions
    for path in paths {
      do throws(UndecodableSource) {
        let file = try SourceFile.report(path)
        let run = try RecordedRun(file)
        runs.append(run)
        if !run.records.isEmpty { copies.add(file) }
      } catch {
        problems.append(error.diagnostic)
      }
    }
    if refuses(paths.count, problems, copies, tool) { return .error }
    tool.showRepetitions(runs.repeatedCases)
    return write(MergedRun(runs), with: tool)
  }

  /// Whether a report can't be read, or there are not the expected ones; says why.
  private func refuses(
    _ count: Int,
    _ problems: [Diagnostic],
    _ copies: ReportCopies,
    _ tool: Tool
  ) -> Bool {
    tool.show(problems)
    let isCountWrong = tool.isWrong(count, expected: expect)
    let copies = expect == nil ? [] : copies.found
    tool.show(copies)
    return isCountWrong || !copies.isEmpty || !problems.isEmpty
  }

  private func write(_ run: MergedRun, with tool: Tool) -> ExitStatus {
    var files = ReportFiles()
    for request in requests {
      guard var file = files.open(request) else { continue }
      var report = request.kind.makeReport()
      for event in run.events { report.receive(event, into: &file) }
    }
    return .gravest(of: files.publish().map(tool.show))
  }

  private func write(_ merge: JUnitMerge, with tool: Tool) -> ExitStatus {
    var files = ReportFiles()
    if var file = files.open(requests[0]) { tool.showRepetitions(merge.write(into: &file)) }
    return .gravest(of: files.publish().map(tool.show))
  }
}

extension Tool {
  /// Shows the first test cases that two reports have in common; a report that is given twice would
  /// show all.
  fileprivate func showRepetitions(_ repetitions: [Diagnostic]) {
    show(Array(repetitions.prefix(Self.mostRepetitions)))
    let rest = repetitions.count - Self.mostRepetitions
    guard rest > 0 else { return }
    let cases = rest == 1 ? "1 more test case is" : "\(rest) more test cases are"
    warn("and \(cases) in two reports; all are kept")
  }

  private static var mostRepetitions: Int { 3 }

  /// Whether the number of reports is not the expected one; shows an error if so.
  fileprivate func isWrong(_ count: Int, expected: Int?) -> Bool {
    guard let expected, count != expected else { return false }
    let found = count == 0 ? "none was found" : count == 1 ? "1 was found" : "\(count) were found"
    errors.write(
      "rehearse: error: there must be \(counted(expected, "report")) to merge, but \(found)\n"
    )
    return true
  }

  /// Says which reports are not there.
  fileprivate func showMissing(reports: [String]) -> ExitStatus {
    let names = reports.map { "'\(VisibleText.escaping($0))'" }.joined(separator: " or ")
    return fail("there is no file or folder \(names)")
  }

  /// Says which reports are others once more: in place of one that is missing, they would hide that.
  fileprivate func show(_ copies: [ReportCopies.Copy]) {
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
  fileprivate func showLeftOut(_ replaced: String) {
    let path = VisibleText.escaping(replaced)
    note("'\(path)' is replaced and not merged; name it to have it merged, too")
  }
}

extension String {
  /// Whether the path is that of a report in JSON lines.
  fileprivate var isOfJSONLines: Bool { hasSuffix(".jsonl") || hasSuffix(".ndjson") }

  /// Whether nothing is at the path, as far as that can be seen.
  fileprivate var isMissing: Bool {
    FileSystem.kind(of: self) == .missing && !FileSystem.isConcealed(self)
  }
}

extension [String] {
  /// The paths of different files, each where it is named first.
  fileprivate var withoutRepetitions: [String] {
    var known: Set<PathKey> = []
    return filter { known.insert(FileSystem.key(of: $0)).inserted }
  }
}

extension SourceFile {
  fileprivate static func report(_ path: String) throws(UndecodableSource) -> SourceFile {
    try read(path, maximumSize: FileSystem.largestFile)
  }
}
