import AppModelKit
package import ProtocolValues
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording
import ScenarioReports
import ScenarioRuntime

extension TimedRun {
  /// The run as the page shows it: the log, the screens and the delays.
  package var view: ProtocolValue { .members(summary + log) }

  /// Which case ran, and how it ended.
  ///
  /// It is apart from `log`, because the compiler needs seconds for both in one array.
  private var summary: [(name: String, value: ProtocolValue?)] {
    let identity = record.identity
    return [
      ("name", .text(identity.name)), ("file", .text(identity.file)),
      ("line", .number(max(1, identity.line))),
      ("description", identity.description.map(ProtocolValue.text)),
      ("verdict", .text(record.verdict.rawValue)),
      ("remark", record.remark.map(ProtocolValue.text)),
      ("time", attempt.map { .milliseconds($0.duration) }), ("command", .text(command)),
      ("options", .text(timing.options.joined(separator: " "))),
      ("diagnostics", diagnostics.map(ProtocolValue.text)),
    ]
  }

  /// What happened step by step.
  private var log: [(name: String, value: ProtocolValue?)] {
    let film = FilmView(attempt?.film ?? [])
    return [
      ("failedStep", attempt?.failure?.step.map(ProtocolValue.number)), ("steps", steps(film)),
      ("screens", .list(film.drawings)), ("frames", film.json),
      ("delays", .list(delays.map(\.json))),
    ]
  }

  private func steps(_ film: FilmView) -> ProtocolValue {
    let log = attempt?.steps ?? []
    let places = isWhole ? StepPlaces(around: log, in: record.identity.file) : nil
    return .list(
      log.indices.map { StepView(index: $0, log: log, film: film, places: places).json }
    )
  }

  /// The command that runs the case with the same delays.
  private var command: String {
    let words =
      ["rehearse", "run", record.identity.choice] + timing.options.map(\.shellQuoted)
    return words.joined(separator: " ")
  }

  /// The problems of a file that can't be run, as compilers show them.
  private var diagnostics: String? {
    guard case .invalid(let diagnostics) = record.result else { return nil }
    return DiagnosticRenderer(style: .plain).render(diagnostics)
  }
}

extension DrawnDelay {
  /// The delay with its length and range, in milliseconds.
  fileprivate var json: ProtocolValue {
    let range = delay.wholeRange
    return .members([
      ("name", .text(delay.name)),
      ("meaning", Delay.meaning(of: delay.name).map(ProtocolValue.text)),
      ("occurrence", .number(occurrence)), ("start", .milliseconds(start)),
      ("length", .milliseconds(length)), ("nominal", .milliseconds(delay.nominal)),
      ("min", .number(Int(range.lowerBound))), ("max", .number(Int(range.upperBound))),
    ])
  }
}
