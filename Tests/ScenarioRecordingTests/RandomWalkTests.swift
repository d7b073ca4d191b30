import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioRecording
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct RandomWalkTests {
  @Test(arguments: 0..<WalkCount.orUsually(20))
  func `what was recorded passes and ends in the same state at random timings`(
    seed: Int
  ) throws {
    var walk = try RandomWalk(seed: seed, usesVocabulary: seed % 4 == 1)
    walk.act(12)
    guard walk.recording.hasSteps else { return }
    let file = try walk.recording.file
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(file.isFormatted)
    let planned = RecordingStudio.plan(file)
    #expect(planned.diagnostics.map(\.message.text) == [], "\(text)")
    let execution = try #require(planned.cases.first?.execution)
    let usual = execution.trial()
    #expect(usual.failure?.summary == nil)
    #expect(usual.state == walk.recording.state, "\(text)")
    for seed in 100..<120 {
      let trial = execution.trial(.random(seed: UInt64(seed)))
      #expect(trial.failure?.summary == nil, "\(text)")
      #expect(trial.screen == usual.screen, "\(text)")
      #expect(trial.state == walk.recording.state, "\(text)")
    }
  }

  @Test func `hardly a step counts elements, and none uses what people change`() throws {
    var (stepCount, countingSteps) = (0, [String]())
    for seed in 0..<WalkCount.orUsually(6) {
      var walk = try RandomWalk(of: RandomWalk.builtInApps, seed: seed, usesVocabulary: true)
      walk.act(12)
      let steps = walk.recording.steps
      stepCount += steps.count
      countingSteps += steps.filter(\.countsElements).map(\.text)
      let byValue = steps.filter { $0.text.contains("{pickerWheel: ") }
      #expect(byValue.map(\.text) == [])
    }
    if WalkCount.isLong { print("\(countingSteps.count) of \(stepCount) steps count elements") }
    #expect(countingSteps.count * 200 <= max(stepCount, 200), "\(countingSteps)")
  }

  @Test(arguments: 0..<WalkCount.orUsually(6))
  func `undoing gives the bytes of the recording before`(seed: Int) throws {
    var walk = try RandomWalk(seed: seed, usesVocabulary: seed % 2 == 1)
    walk.act(12)
    let texts = try (walk.earlier + [walk.recording]).map { try $0.text }
    var recording = walk.recording
    for text in texts.dropLast().reversed() {
      recording = try #require(recording.undone)
      #expect(try recording.text == text)
    }
    for text in texts.dropFirst() {
      recording = try #require(recording.redone)
      #expect(try recording.text == text)
    }
  }

  @Test(arguments: 0..<WalkCount.orUsually(5))
  func `what was recorded gives the same run when its flows are unfolded`(seed: Int) throws {
    var walk = try RandomWalk(of: RandomWalk.withVocabulary, seed: seed, usesVocabulary: true)
    walk.act(12)
    let runs = try UnfoldedRecording(walk.recording).runs
    let text = try walk.recording.text
    #expect(runs.folded == runs.unfolded, "\(text)")
  }

  @Test(arguments: 0..<WalkCount.orUsually(4))
  func `acting at an earlier step gives what a shorter recording gives`(seed: Int) throws {
    var walk = try RandomWalk(seed: seed)
    var states = [walk.recording]
    for _ in 0..<6 {
      walk.act()
      if walk.recording.lastAct > states[states.count - 1].lastAct { states.append(walk.recording) }
    }
    for (short, next) in zip(states, states.dropFirst()) {
      var (again, shorter) = (walk.recording, short)
      try again.go(toAct: short.lastAct)
      guard let step = next.steps.last(where: { !$0.text.contains("${") })?.text else { continue }
      let results = (
        fault { try again.record(step: step) }, fault { try shorter.record(step: step) }
      )
      #expect(results.0 == results.1)
      guard results.0.isEmpty, !step.isObservation else { continue }
      #expect(try again.text == shorter.text)
    }
  }
}

extension String {
  /// Whether a step only looks, and so is inserted.
  fileprivate var isObservation: Bool {
    ["assert: ", "waitFor: ", "audit"].contains { hasPrefix($0) }
  }
}

extension SourceFile {
  fileprivate var isFormatted: Bool {
    guard case .formatted(let formatted) = ScenarioFormatter.format(self) else { return false }
    return formatted == bytes
  }
}
