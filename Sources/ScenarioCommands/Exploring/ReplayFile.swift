import AppModelKit
import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// A file with the timing of one run of a test case, which `rehearse explore --write` writes and
/// `rehearse run --replay` reads.
struct ReplayFile {
  /// The version of the format.
  private static let version = 1

  /// More delays than any run that ends.
  private static let mostDelays = 100_000

  /// The path of the file; empty if it is not written yet.
  let path: String

  /// The scenario's file and line.
  let file: String
  let line: Int

  /// The name of the test case.
  let name: String
  let replay: Replay

  init(_ finding: TimingFinding) {
    path = ""
    file = finding.record.identity.file
    line = finding.record.identity.line
    name = finding.record.identity.name
    replay = finding.replay
  }

  /// Reads a file that the command line names.
  init(argument path: String) throws {
    let problem: String
    do throws(UndecodableSource) {
      let file = try SourceFile.read(path)
      do {
        try self.init(EventObject(try JSONReader.read(file)), path: path)
        return
      } catch let fault as MalformedEvent {
        problem = fault.text
      } catch {
        problem = "it is not JSON"
      }
    } catch {
      problem = error.diagnostic.message.text
    }
    throw ValidationError(
      line: "The replay file '\(VisibleText.escaping(path))' can't be used: \(problem)."
    )
  }

  private init(_ object: EventObject, path: String) throws(MalformedEvent) {
    guard object.text("type") == "replay" else {
      throw MalformedEvent("it was not written by 'rehearse explore --write'")
    }
    let version = try object.requiredNumber("version")
    guard version == Self.version else {
      throw MalformedEvent("version \(version) of the format is unknown")
    }
    self.path = path
    file = try object.requiredText("file")
    line = max(1, try object.requiredNumber("line"))
    name = try object.requiredText("name")
    var delays: [DelayAssignment] = []
    for delay in try object.objects("delays").prefix(Self.mostDelays) {
      delays.append(
        DelayAssignment(
          name: try delay.requiredText("name"),
          occurrence: try delay.requiredNumber("occurrence"),
          length: try delay.requiredTime("length")
        )
      )
    }
    replay = Replay(delays: delays, choices: object.numbers("choices"))
  }

  /// The path of the scenario as the command line has it.
  var place: String { "\(file):\(line)" }

  /// The file's test case in a plan, and files with errors.
  func narrowing(_ plan: RunPlan) -> RunPlan {
    RunPlan(cases: plan.cases.filter { $0.isRejected || $0.identity.name == name })
  }

  var bytes: [UInt8] {
    let delays = replay.delays.map { delay in
      JSONValue.object([
        ("name", .string(delay.name)), ("occurrence", .int(delay.occurrence ?? 1)),
        ("length", .int(Int(delay.length.wholeMilliseconds))),
      ])
    }
    let value = JSONValue.object([
      ("type", .string("replay")), ("version", .int(Self.version)), ("file", .string(file)),
      ("line", .int(line)), ("name", .string(name)), ("delays", .array(delays)),
      ("choices", .array(replay.choices.map { .int($0) })),
    ])
    return Array(value.text.utf8)
  }
}

extension Tool {
  /// Says that the test case of a replay file is not there any more.
  func showNoCase(of file: ReplayFile) -> ExitStatus {
    fail(
      "there is no scenario '\(VisibleText.escaping(file.name))', which the replay "
        + "file is for; write the file again with 'rehearse explore --write DIR'",
      with: .nothingToRun
    )
  }

  /// Warns of lengths that the command line gives to delays which a test case does not begin.
  ///
  /// This runs the scenario again, and so must come after a run that has not ended the process.
  ///
  /// - Returns: The number of warnings.
  func showIdleDelays(_ delays: [DelayAssignment], of planned: PlannedCase) -> Int {
    if delays.allSatisfy({ $0.occurrence == nil }) { return 0 }
    let idle = planned.idleAssignments(among: delays, choices: [])
    for idle in idle {
      warn(
        "the delay '\(VisibleText.escaping(idle.subject))' does not begin, so '--delay' has no effect on it"
      )
    }
    return idle.count
  }

  /// Warns of a replay file that names delays which its scenario does not begin any more.
  ///
  /// This runs the scenario again, and so must come after a run that has not ended the process.
  ///
  /// - Returns: The number of warnings.
  func showIdleDelays(of file: ReplayFile?, in plan: RunPlan) -> Int {
    guard let file, let planned = plan.cases.first else { return 0 }
    let idle = planned.idleAssignments(among: file.replay.delays, choices: file.replay.choices)
    guard let first = idle.first else { return 0 }
    let name = VisibleText.escaping(first.subject)
    warn(
      "the replay file does not fit the scenario any more: the delay '\(name)' does not begin; write "
        + "the file again with 'rehearse explore --write DIR'"
    )
    return 1
  }
}
