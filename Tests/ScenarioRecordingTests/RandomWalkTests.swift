import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioRecording
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct RandomWalkTests {
  private static let apps = ["todo", "todo-lists", "sign-in", "trivia", "gallery"]

  @Test(arguments: 0..<40)
  func `what was recorded passes and ends in the same state at random timings`(
    seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let app = Self.apps[seed % Self.apps.count]
    let arguments = app == "trivia" ? ["-networkLatency", "1s"] : []
    var recording = try RecordingStudio.recording(of: app, arguments: arguments)
    for _ in 0..<10 { recording.act(by: &generator) }
    guard recording.hasSteps else { return }
    let file = try recording.file
    guard case .formatted(let formatted) = ScenarioFormatter.format(file) else {
      Issue.record("the file can't be formatted")
      return
    }
    #expect(formatted == file.bytes)
    let planned = RecordingStudio.plan(file)
    #expect(planned.diagnostics.map(\.message.text) == [])
    let execution = try #require(planned.cases.first?.execution)
    let usual = execution.trial()
    #expect(usual.failure?.summary == nil)
    for seed in 100..<120 {
      let trial = execution.trial(.random(seed: UInt64(seed)))
      #expect(trial.failure?.summary == nil, "\(String(decoding: file.bytes, as: UTF8.self))")
      #expect(trial.screen == usual.screen, "\(String(decoding: file.bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<5)
  func `undoing gives the bytes of the recording before`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var recording = try RecordingStudio.recording(of: Self.apps[seed])
    var texts: [String] = [try recording.text]
    var states = [recording]
    for _ in 0..<12 {
      recording.act(by: &generator)
      if try recording.text != texts[texts.count - 1] {
        texts.append(try recording.text)
        states.append(recording)
      }
    }
    for text in texts.dropLast().reversed() {
      recording = try #require(recording.undone)
      #expect(try recording.text == text)
    }
    for text in texts.dropFirst() {
      recording = try #require(recording.redone)
      #expect(try recording.text == text)
    }
  }
}

extension Recording {
  /// Tries one act or assertion chosen at random; most of them are refused.
  fileprivate mutating func act(by generator: inout SeededGenerator) {
    for _ in 0..<8 {
      let index = Int.random(in: shownScreen.elements.indices, using: &generator)
      let before = steps.count
      if Int.random(in: 0..<5, using: &generator) == 0 {
        guard let offers = try? offers(forElement: index), !offers.isEmpty else { continue }
        try? record(step: generator.pick(offers).text)
      } else {
        try? record(gesture(on: index, by: &generator), onElement: index)
      }
      if steps.count != before { return }
    }
  }

  private func gesture(
    on index: Int,
    by generator: inout SeededGenerator
  ) -> ElementGesture {
    let element = shownScreen.elements[index]
    if element.label == "Crash" { return .swipe(.up) }
    if case .options(let options) = element.adjustment {
      return .adjust(to: generator.pick(options))
    }
    if element.traits.contains(.editable) { return generator.pick([.type("ab1"), .clear, .tap]) }
    return generator.pick([
      .tap, .tap, .tap, .longPress, .doubleTap, .swipe(.left), .scroll(.down),
    ])
  }
}

extension PlannedCase {
  var execution: ScenarioExecution? {
    guard case .run(let execution) = action else { return nil }
    return execution
  }
}
