import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// A place for a new step: next to a step that a run has executed.
///
/// That step may be written in another file than the scenario, as a flow's steps are.
struct StepInsertion: Sendable {
  typealias Side = MutationSuggestion.Side

  let side: Side
  let neighbour: StepRecord

  /// The place of the step that the new one is next to.
  var place: StepPlace { StepPlace(neighbour) }

  /// A step at this place, as it is written there.
  func suggestion(of step: SuggestedStep) -> MutationSuggestion {
    MutationSuggestion(
      file: neighbour.span.file.path,
      place: writtenPlace,
      step: neighbour.extent.isInFlowSequence ? step.textInFlowStyle : step.text
    )
  }

  private var writtenPlace: MutationSuggestion.Place {
    let extent = neighbour.extent
    let start = extent.position
    if extent.isInFlowSequence || (side == .after && extent.hasItems) {
      return .step(side, line: start.line, column: start.column)
    }
    return .line(side == .before ? start.line - 1 : extent.lastLine)
  }

  /// The same place in another run, if that executes the neighbour as well.
  func inRun(_ records: [StepRecord]) -> StepInsertion? {
    records.first { StepPlace($0) == place }.map { StepInsertion(side: side, neighbour: $0) }
  }

  /// The execution with one more step; nil if the neighbour is not written anywhere.
  func adding(_ step: Step, to execution: ScenarioExecution) -> ScenarioExecution? {
    execution.replacing(neighbour.span) { [side] in side == .after ? [$0, step] : [step, $0] }
  }
}

extension BaselineCase {
  /// The places where a new step may see what a look has seen, in the order of preference.
  ///
  /// The first ones are among the scenario's own steps. If these are not where the look was, the
  /// others are within a container or a flow.
  func insertions(around look: ScreenLook) -> [StepInsertion] {
    let records = run.attempt.steps
    let started = records.prefix(look.stepCount)
    guard let inner = started.lastIndex(where: \.isBeforeTeardown) else { return [] }
    let outer = started[...inner].lastIndex { $0.depth == 0 } ?? inner
    return insertions(around: outer) + (inner == outer ? [] : insertions(around: inner))
  }

  private func insertions(around index: Int) -> [StepInsertion] {
    let records = run.attempt.steps
    guard isWritten(records[index]) else {
      let next = records[(index + 1)...].first { $0.outcome.hasRun && isWritten($0) }
      return next.map { [StepInsertion(side: .before, neighbour: $0)] } ?? []
    }
    let before = sibling(before: index).map { StepInsertion(side: .after, neighbour: $0) }
    return [
      StepInsertion(side: .after, neighbour: records[index]),
      before ?? StepInsertion(side: .before, neighbour: records[index]),
    ]
  }

  /// The step that was executed before another one of the same list.
  private func sibling(before index: Int) -> StepRecord? {
    let record = run.attempt.steps[index]
    let nearest = run.attempt.steps[..<index].last {
      $0.depth <= record.depth && $0.outcome.hasRun
    }
    guard let nearest, nearest.depth == record.depth, nearest.phase == record.phase else {
      return nil
    }
    return isWritten(nearest) ? nearest : nil
  }

  /// Whether a step is in a file, unlike the launch at the beginning.
  private func isWritten(_ record: StepRecord) -> Bool {
    execution.replacing(record.span) { [$0] } != nil
  }
}

extension StepRecord {
  fileprivate var isBeforeTeardown: Bool { phase != .teardown && outcome.hasRun }
}

extension SuggestedStep {
  /// The step as it is written in a list in flow style: `{assert: {button: Done}}`.
  fileprivate var textInFlowStyle: String { "{\(text.dropFirst(2))}" }
}

extension SourceSpan {
  /// Whether it is an item of a sequence in flow style, such as `[{tap: Add}, {tap: Done}]`.
  fileprivate var isInFlowSequence: Bool {
    guard isAfter("{[,", at: Int(start)), let opening = openingBracket else { return false }
    return file.bytes[opening] == UInt8(ascii: "[") || isAfter("[,", at: opening)
  }

  /// Whether the last character before an offset, apart from white space, is one of some.
  private func isAfter(_ characters: String, at offset: Int) -> Bool {
    let last = file.bytes[..<offset].last { !" \t\r\n".utf8.contains($0) }
    return last.map(characters.utf8.contains) ?? false
  }

  /// The offset of the bracket that opens the collection around the span; nil without one.
  private var openingBracket: Int? {
    var depth = 0
    for offset in (0..<Int(start)).reversed() {
      let byte = file.bytes[offset]
      if "]}".utf8.contains(byte) { depth += 1 }
      guard "[{".utf8.contains(byte) else { continue }
      if depth == 0 { return offset }
      depth -= 1
    }
    return nil
  }

  /// Whether a later line of it begins an item, as in a loop, so that a step after its last line could
  /// be meant for another list.
  fileprivate var hasItems: Bool {
    text.split(separator: "\n").dropFirst().contains { $0.contains(#/^\s*- /#) }
  }

  fileprivate var lastLine: Int { file.position(of: Swift.max(start, end - 1)).line }
}

/// The place of a step in its file, which is the same however often the file is read.
struct StepPlace: Hashable, Sendable {
  let file: String
  let start: UInt32

  init(_ record: StepRecord) {
    file = record.span.file.path
    start = record.span.start
  }
}

extension StepRecord {
  /// Whether the step only looks at the app.
  var isExpectation: Bool { command == "assert" || command == "waitFor" }
}
