import AppModelKit
import ProtocolValues
import ScenarioEvents
import ScenarioRecording
import ScenarioReports

/// A step of a log as JSON.
struct StepView {
  let index: Int
  let log: [StepRecord]
  let film: FilmView

  /// Where steps can be recorded; nil if the test case does not stand for all of its scenario.
  let places: StepPlaces?

  private var step: StepRecord { log[index] }

  var json: ProtocolValue { .members(members + recordingPlaces) }

  private var members: [(String, ProtocolValue?)] {
    let text = StepText(index, of: log)
    let frames = (before: film.frame(before: index), after: film.frame(after: lastInside))
    return [
      ("phase", .text(step.phase.rawValue)), ("depth", .number(step.depth)),
      ("command", .text(step.command)), ("title", .text(step.title)),
      ("outcome", .text(text.outcome)), ("start", time(step.start)), ("end", time(step.end)),
      ("before", hasRun ? frames.before.map(ProtocolValue.number) : nil),
      ("after", hasRun ? frames.after.map(ProtocolValue.number) : nil),
      ("marks", hasRun ? film.marks(from: frames.before, to: frames.after) : nil),
      ("targets", targets), ("touch", touch),
      ("notes", text.notes.isEmpty ? nil : .texts(text.notes)),
      ("failure", text.failure.isEmpty ? nil : .texts(text.failure)),
      ("source", .list(text.source.map(\.json))),
    ]
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

  /// The lines before which steps can be recorded before and after the step, and the column of the dashes.
  private var recordingPlaces: [(String, ProtocolValue?)] {
    guard let before = places?.before(step) else { return [] }
    let after = places?.after(step)
    return [
      ("record", .number(before.line)), ("recordAfter", after.map { .number($0.line) }),
      ("column", .number(before.column)),
    ]
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
