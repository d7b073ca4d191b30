import AppModelKit
import ScenarioRecording
import ScenarioRuntime
import ScenarioTestSupport

/// A person who acts on an app at random.
struct RandomWalk {
  static let builtInApps = ["todo", "todo-lists", "sign-in", "trivia", "controls"]

  /// The apps whose vocabulary is in the repository.
  static let withVocabulary = ["todo", "todo-lists", "sign-in", "trivia"]

  private var generator: SeededGenerator

  /// The recording so far.
  private(set) var recording: Recording

  /// The recording before each change.
  private(set) var earlier: [Recording] = []

  /// - Parameters:
  ///   - apps: The apps, of which the seed chooses one.
  ///   - seed: The seed of all choices.
  ///   - usesVocabulary: Whether the scenario imports the app's vocabulary if it has one.
  /// - Throws: Why the app can't be launched.
  init(
    of apps: [String] = builtInApps + ["gallery"],
    seed: Int,
    usesVocabulary: Bool = false
  ) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let app = apps[seed % apps.count]
    recording = try RecordingStudio.recording(
      of: app,
      arguments: app == "trivia" ? ["-networkLatency", "1s"] : [],
      importing: usesVocabulary && Self.withVocabulary.contains(app) ? [app] : []
    )
  }

  /// Acts a number of times, or as long as something can be done.
  mutating func act(_ count: Int) {
    for _ in 0..<count { act() }
  }

  /// Tries one act or assertion; most of them are refused.
  mutating func act() {
    for _ in 0..<8 {
      let before = recording
      if tryAct() { earlier.append(before) }
      if recording.steps != before.steps { return }
    }
  }

  /// Acts a number of times while the app's time stands still, and passes at random in between.
  mutating func actInHold(_ count: Int) {
    for _ in 0..<count {
      recording.hold()
      let times: [PassingTime] = [.nextChange, .rest, .by(.milliseconds(120))]
      if Bool.random(using: &generator) { try? recording.letTimePass(generator.pick(times)) }
      act()
    }
  }

  /// Tries an act, and returns whether it is recorded.
  private mutating func tryAct() -> Bool {
    let elements = recording.shownScreen.elements
    guard !elements.isEmpty else { return false }
    let index = Int.random(in: elements.indices, using: &generator)
    let asserts = Int.random(in: 0..<5, using: &generator) == 0
    do {
      if asserts { return try tryAssertion(about: index) }
      try recording.record(gesture(on: elements[index]), onElement: index)
      return true
    } catch {
      return false
    }
  }

  private mutating func tryAssertion(about element: Int) throws -> Bool {
    let isForScreen = Int.random(in: 0..<3, using: &generator) == 0
    let offers = try recording.offers(forElement: isForScreen ? nil : element)
    guard !offers.isEmpty else { return false }
    try recording.record(step: generator.pick(offers).text)
    return true
  }

  private mutating func gesture(on element: ElementSnapshot) -> ElementGesture {
    if element.label == "Crash" { return .swipe(.up) }
    if case .options(let options, _) = element.adjustment {
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
