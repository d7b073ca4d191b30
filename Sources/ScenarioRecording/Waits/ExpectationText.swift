import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioModel
import ScenarioRuntime

/// An expectation as a person would write it in flow style, together with its meaning.
struct ExpectationText: Sendable {
  /// The expectation: a mapping such as `{screen: View}`, or a text alone.
  private let value: WrittenValue
  private let meaning: Expectation

  /// Reads an expectation; nil if it is invalid.
  init?(_ value: WrittenValue) {
    let file = SourceFile(path: "expectation", text: value.flowText)
    guard let meaning = ScenarioDecoder.decodeExpectation(file) else { return nil }
    self.value = value
    self.meaning = meaning
  }

  /// An expectation that holds if all of some others do.
  init?(all parts: [ExpectationText]) { self.init(["all": .list(parts.map(\.value))]) }

  /// Whether it holds on a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - calls: The app's calls; without them, nothing about calls holds.
  ///   - execution: The scenario, with its values and vocabulary.
  /// - Returns: Whether it holds.
  func holds(
    on screen: ScreenSnapshot,
    calls: [RecordedCall]? = nil,
    in execution: ScenarioExecution
  ) -> Bool {
    execution.holds(meaning, on: screen, calls: calls)
  }

  /// The step that waits for the expectation, with a timeout such as `10s` if it needs one.
  func wait(timeout: String?) -> RecordedStep {
    RecordedStep("waitFor", timeout.map { value.adding([("timeout", .word($0))]) } ?? value)
  }

  var assertion: RecordedStep { RecordedStep("assert", value) }
}
