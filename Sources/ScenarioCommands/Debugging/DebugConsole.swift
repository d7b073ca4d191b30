import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// Answers instructions about a scenario that is debugged step by step.
struct DebugConsole {
  private var debugger: ScenarioDebugger
  private let name: String
  private let knownDelays: KnownDelays

  init(_ debugger: ScenarioDebugger, named name: String, _ delays: KnownDelays) {
    self.debugger = debugger
    self.name = name
    knownDelays = delays
  }

  /// The step that the scenario is at: `step 3 of 12  ✓  0.150s  tap button: Done  a.yaml:9`.
  var place: String { debugger.current.map { line(of: $0) } ?? "nothing was executed\n" }

  /// The answer to an instruction, with a line break at its end.
  mutating func answer(to instruction: DebugInstruction) -> String {
    switch instruction {
    case .next: debugger.stepForward() ? place : "this is the last step\n"
    case .back: debugger.stepBack() ? place : "this is the first step\n"
    case .go(let number):
      debugger.go(to: number) ? place : "step \(number) was not executed; this is\n\(place)"
    case .screen: InspectionText(inspection: debugger.inspection(), name: name).text
    case .delays: list(debugger.drawnDelays, else: "no delay has begun\n") { $0.text }
    case .pending:
      list(debugger.pendingDelays, else: "the app waits for nothing\n") { $0.pendingText }
    case .judge(let text): judgement(of: text)
    case .set(let assignment): set(assignment)
    case .list: debugger.steps.indices.map { line(of: $0) }.joined()
    case .help: DebugInstruction.legend
    case .quit: ""
    }
  }

  private func line(of index: Int) -> String {
    let step = debugger.steps[index]
    let reason = step.outcome.failure.map { "  \(VisibleText.escaping($0.summary))\n" } ?? ""
    let time = step.outcome.hasRun ? "\(step.end.secondsText)s  " : ""
    let indent = String(repeating: "  ", count: step.depth)
    return VisibleText.escaping(
      "step \(index + 1) of \(debugger.steps.count)  \(step.outcome.sign)  \(time)\(indent)"
        + "\(step.headline)  \(step.span.file.path):\(step.span.line)"
    ) + "\n" + reason
  }

  private func list(
    _ delays: [DrawnDelay],
    else words: String,
    _ text: (DrawnDelay) -> String
  ) -> String {
    if delays.isEmpty { return words }
    return delays.map { VisibleText.escaping(text($0)) + "\n" }.joined()
  }

  private mutating func judgement(of text: String) -> String {
    let file = SourceFile(path: "expectation", text: text)
    let (expectation, diagnostics) = ScenarioDecoder.decodeExpectation(reporting: file)
    guard let expectation, diagnostics.isEmpty else {
      let problem = diagnostics.first.map { ": \(VisibleText.escaping($0.sentence))" } ?? ""
      return "that is not an expectation such as {screen: Question}\(problem)\n"
    }
    guard let reason = debugger.reasonAgainst(expectation) else { return "holds\n" }
    return "does not hold: \(VisibleText.escaping(reason))\n"
  }

  private mutating func set(_ assignment: DelayAssignment) -> String {
    if let problem = knownDelays.problem(of: assignment.name) { return "\(problem.text)\n" }
    debugger.set(assignment)
    let warning = knownDelays.warning(about: assignment).map { "warning: \($0)\n" } ?? ""
    return "\(warning)from here on: \(VisibleText.escaping(assignment.text))\n\(place)"
  }
}

extension DrawnDelay {
  /// The delay with its length: `modal#2  500 ms  (usually 500 ms, range 0 to 1,000 ms)`.
  fileprivate var text: String {
    "\(assignment.subject)  \(length.wholeMilliseconds.grouped) ms  "
      + "(usually \(delay.nominal.wholeMilliseconds.grouped) ms, range \(rangeText))"
  }

  /// When the delay ends: `modal#2 ends at 0.550s (0.050s to 1.050s)`.
  fileprivate var pendingText: String {
    let range = delay.wholeRange
    let (first, last) = (
      start + .milliseconds(range.lowerBound), start + .milliseconds(range.upperBound)
    )
    return "\(assignment.subject) ends at \((start + length).secondsText)s "
      + "(\(first.secondsText)s to \(last.secondsText)s)"
  }

  private var rangeText: String {
    let range = delay.wholeRange
    return "\(range.lowerBound.grouped) to \(range.upperBound.grouped) ms"
  }
}
