import AppModelKit
import ProtocolValues
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording
import ScenarioReports

/// A step of a log as JSON.
struct StepView {
  let index: Int
  let log: [StepRecord]
  let film: FilmView

  /// The file of the test case, where a recording can continue.
  let file: String

  /// Whether the test case stands for all of its scenario.
  let isWhole: Bool

  private var step: StepRecord { log[index] }

  var json: ProtocolValue {
    let text = StepText(index, of: log)
    let frames = (before: film.frame(before: index), after: film.frame(after: lastInside))
    return .members([
      ("phase", .text(step.phase.rawValue)), ("depth", .number(step.depth)),
      ("command", .text(step.command)), ("title", .text(step.title)),
      ("outcome", .text(text.outcome)), ("start", time(step.start)), ("end", time(step.end)),
      ("before", hasRun ? frames.before.map(ProtocolValue.number) : nil),
      ("after", hasRun ? frames.after.map(ProtocolValue.number) : nil),
      ("marks", hasRun ? film.marks(from: frames.before, to: frames.after) : nil),
      ("targets", targets), ("touch", touch),
      ("notes", text.notes.isEmpty ? nil : .texts(text.notes)),
      ("failure", text.failure.isEmpty ? nil : .texts(text.failure)),
      ("source", .list(text.source.map(\.json))), ("record", line(step.span.line)),
      ("recordAfter", isLast ? line(lastLine + 1) : nil),
    ])
  }

  private var hasRun: Bool { step.outcome.hasRun }

  private func time(_ time: Duration) -> ProtocolValue? { hasRun ? .milliseconds(time) : nil }

  /// The index of the last step inside this one, or of this one.
  private var lastInside: Int {
    log[(index + 1)...].firstIndex { $0.depth <= step.depth }.map { $0 - 1 } ?? log.count - 1
  }

  /// The places of the elements that a failed step is about; nil if there are none.
  private var targets: ProtocolValue? {
    guard let failure = step.outcome.failure, let screen = failure.screen else { return nil }
    let frames = failure.targets.filter(screen.elements.indices.contains).map {
      screen.elements[$0].frame.json
    }
    return frames.isEmpty ? nil : .list(frames)
  }

  /// The point that the step touched last.
  private var touch: ProtocolValue? {
    let points = step.notes.compactMap { note in
      if case .touched(_, let point) = note { point } else { nil }
    }
    return points.last.map { .list([.number($0.x), .number($0.y)]) }
  }

  /// A line of the file, where steps can be recorded before it.
  private func line(_ number: Int) -> ProtocolValue? {
    guard isWhole, step.depth == 0, step.calls.isEmpty, step.span.file.path == file,
      (try? step.span.file.insertion(beforeLine: number)) != nil
    else { return nil }
    return .number(number)
  }

  /// Whether no step of the same phase follows.
  private var isLast: Bool {
    !log[(index + 1)...].contains { $0.depth == 0 && $0.phase == step.phase }
  }

  /// The line that the step ends in.
  private var lastLine: Int {
    let extent = step.extent
    return extent.file.position(of: max(extent.start, extent.end &- 1)).line
  }
}

extension StepText.Place {
  fileprivate var json: ProtocolValue {
    .members([
      ("path", .text(path)), ("line", .number(line)), ("before", .text(before)),
      ("marked", .text(marked)), ("after", .text(after)),
      ("below", below.isEmpty ? nil : .texts(below)),
    ])
  }
}
