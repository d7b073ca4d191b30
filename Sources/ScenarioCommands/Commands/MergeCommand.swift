import ArgumentParser
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports

/// `rehearse merge`: the reports of several shards as one.
struct MergeCommand: PlainCommand {
  static let name = "merge"

  static let configuration = CommandConfiguration(
    commandName: name,
    _superCommandName: RehearseCommand.name,
    abstract: "Merges the reports of shards into one.",
    discussion: """
      JUnit reports become one JUnit report with everything in them. Reports in JSON lines become \
      a report of any kind, for example the web page of all shards: \
      'rehearse merge 1.jsonl 2.jsonl --report html=page.html'. Give the shards in order. If a report \
      can't be read, the exit status is 2 and nothing is written. Failures in the reports do not \
      change the exit status.
      """
  )

  @Argument(
    help: "JUnit reports and folders with *.xml, or reports in JSON lines (*.jsonl).",
    completion: .file(extensions: ["xml", "jsonl"])
  )
  var paths: [String]

  @Option(
    help: "Where to write the JUnit report; into a folder, as TEST-scenarios.xml.",
    completion: .file(extensions: ["xml"]),
    transform: String.init(reportPath:)
  )
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Writes a report of JSON lines: junit, json-lines, markdown or html. Can be repeated.",
      valueName: "kind=path"
    ),
    completion: .list(ReportKey.allCases.map { "\($0.rawValue)=" }),
    transform: ReportOptions.Request.init(argument:)
  )
  var report: [ReportOptions.Request] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many reports there must be; with fewer or more it ends with 2, and nothing is written.",
      valueName: "n"
    ),
    transform: count(argument:)
  )
  var expect: Int?

  @Sendable private static func count(argument: String) throws -> Int {
    try Int(argument: argument, within: 1...1_000_000)
  }

  func validate() throws {
    let lines = paths.filter(\.isOfJSONLines)
    if lines.isEmpty, let kind = report.first(where: { $0.kind != .junit })?.kind.rawValue {
      throw ValidationError("A \(kind) report is made of JSON lines; give *.jsonl files.")
    }
    if !lines.isEmpty, lines.count < paths.count {
      throw ValidationError("Merge either JUnit reports or JSON lines, not both.")
    }
    if requests.isEmpty {
      throw ValidationError("Say where to write the merged report, for example '--junit PATH'.")
    }
    if lines.isEmpty, requests.count > 1 {
      throw ValidationError("Name one path for the merged report.")
    }
  }

  private var requests: [ReportOptions.Request] {
    (report + (junit.map { [.init(kind: .junit, path: $0)] } ?? [])).map(\.placed)
  }

  func run(with tool: Tool) -> ExitStatus {
    if paths.contains("") { return tool.show(.missing([""])) }
    for request in requests {
      if let output = ReportFile.replacedOutput(at: request.path) {
        return tool.show(.reportOverConsole(request.path, output: output))
      }
    }
    return paths.contains(where: \.isOfJSONLines)
      ? mergeRuns(with: tool) : mergeReports(into: requests[0].path, with: tool)
  }

  private func mergeReports(into junit: String, with tool: Tool) -> ExitStatus {
    let workspace = Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
    let found = ReportDiscovery(paths, output: junit, in: workspace)
    tool.show(found.unfollowedLinks)
    var merge = JUnitMerge()
    var problems = found.diagnostics
    for path in found.files { problems += merge.add(path) }
    tool.show(problems)
    let isCountWrong = tool.isWrong(found.files.count, expected: expect)
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

  private func mergeRuns(with tool: Tool) -> ExitStatus {
    if let request = requests.first(where: { request in paths.contains { $0 == request.path } }) {
      return tool.show(.reportOverSource(request.path))
    }
    var (runs, problems): ([RecordedRun], [Diagnostic]) = ([], [])
    for path in paths {
      switch RecordedRun.read(path) {
      case .success(let run): runs.append(run)
      case .failure(let unreadable): problems.append(unreadable.diagnostic)
      }
    }
    tool.show(problems)
    if tool.isWrong(paths.count, expected: expect) || !problems.isEmpty { return .error }
    return write(MergedRun(runs), with: tool)
  }

  private func write(_ run: MergedRun, with tool: Tool) -> ExitStatus {
    do throws(FileError) {
      for request in requests {
        var (report, file) = (request.kind.makeReport(), try ReportFile(path: request.path))
        for event in run.events { report.receive(event, into: &file) }
        try file.publish()
      }
      return .success
    } catch {
      return tool.show(ReportFailure(error))
    }
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

extension MergeCommand {
  static func plain(_ arguments: inout PlainArguments) throws -> Self {
    let junit = try arguments.takeValue(of: "--junit", String.init(reportPath:))
    let expect = try arguments.takeValue(of: "--expect", count(argument:))
    let paths = try arguments.takeRest()
    guard let junit, !paths.isEmpty else { throw PlainArguments.NotPlain() }
    if paths.contains(where: \.isOfJSONLines) { throw PlainArguments.NotPlain() }
    var command = Self()
    command.report = []
    (command.junit, command.expect, command.paths) = (junit, expect, paths)
    return command
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

  /// Whether there are not as many reports as expected, which is shown then.
  fileprivate func isWrong(_ count: Int, expected: Int?) -> Bool {
    guard let expected, count != expected else { return false }
    let found = count == 0 ? "none was found" : count == 1 ? "1 was found" : "\(count) were found"
    errors.write(
      "rehearse: error: there must be \(counted(expected, "report")) to merge, but \(found)\n"
    )
    return true
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

extension String {
  /// Whether the path is that of a report in JSON lines.
  fileprivate var isOfJSONLines: Bool { hasSuffix(".jsonl") || hasSuffix(".ndjson") }
}

extension RecordedRun {
  /// Reads the report at a path.
  fileprivate static func read(_ path: String) -> Result<RecordedRun, UnreadableRun> {
    do throws(UndecodableSource) {
      let file = try SourceFile.read(path, maximumSize: FileSystem.largestFile)
      do throws(UnreadableRun) {
        return .success(try RecordedRun(file))
      } catch {
        return .failure(error)
      }
    } catch {
      return .failure(UnreadableRun(error.diagnostic))
    }
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
