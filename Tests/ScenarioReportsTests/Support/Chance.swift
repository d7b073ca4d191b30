import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioTestSupport

/// Records drawn from a seed.
struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(below limit: Int) -> Int { Int(next(UInt64(limit))) }

  mutating func record() -> CaseRecord {
    let identity = CaseIdentity(
      file: pick(["a.yaml", "b/c.yaml", text()]),
      line: Int(next(5)),
      name: text(),
      suite: pick([nil, text()]),
      description: pick([nil, text()]),
      tags: [text()]
    )
    let knownIssue = pick([nil, nil, text()])
    return CaseRecord(identity: identity, result: result(), knownIssue: knownIssue)
  }

  private mutating func result() -> CaseRecord.Result {
    switch next(6) {
    case 0: .notRun(.skip(text()))
    case 1: .invalid([Diagnostic(.init(id: "x", text: text()), at: .file(path: text()))])
    default: .ran((0...next(2)).map { _ in attempt() })
    }
  }

  private mutating func attempt() -> Attempt {
    let steps = (0...next(4)).map { _ in step() }
    let failed = next(2) == 0 ? CaseFailure(failure(), step: Int(next(6)) - 1) : nil
    return Attempt(steps: steps, failure: failed, duration: .milliseconds(next(9999)))
  }

  private mutating func step() -> StepRecord {
    StepRecord(
      depth: Int(next(3)),
      command: pick(["tap", "run"]),
      title: text(),
      span: answerFile.span(of: "tap"),
      end: .milliseconds(next(2)),
      outcome: pick([.passed, .failed(failure()), .warned(failure()), .skipped, .notRun]),
      notes: [
        .text(text()), .touched(element: text(), at: Point(x: .nan, y: 1e300)),
        .called(RecordedCall(text(), [.init(text(), .text(text()))])),
      ]
    )
  }

  private mutating func failure() -> Failure {
    Failure(
      pick(Failure.Kind.allCases),
      text(),
      expected: text(),
      candidates: [text()],
      screen: pick([nil, .question]),
      targets: [Int(next(9)), 1]
    )
  }

  private mutating func text() -> String {
    let pieces = [
      "a", " ", "<", "&", ">", "\"", "'", "]]>", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[31m",
      "\u{1B}]0;", "\u{7}", "\u{301}", noncharacters, "\u{9B}", "\u{2028}", "\u{202E}", "🎉", "/",
      ".",
    ]
    return (0...next(6)).map { _ in pick(pieces) }.joined()
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { generator.pick(values) }

  private mutating func next(_ limit: UInt64) -> UInt64 {
    UInt64.random(in: 0..<limit, using: &generator)
  }
}
