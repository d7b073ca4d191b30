import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// An expectation as a person would write it in flow style, together with its meaning.
struct ExpectationText: Sendable {
  /// The expectation: `{screen: View}`, or a text alone.
  let text: String
  private let meaning: Expectation

  /// Reads an expectation; nil if it is invalid.
  init?(_ text: String) {
    let file = SourceFile(path: "expectation", text: text)
    guard let meaning = ScenarioDecoder.decodeExpectation(file) else { return nil }
    self.text = text
    self.meaning = meaning
  }

  /// An expectation that holds if all of some others do.
  init?(all parts: [ExpectationText]) {
    self.init("{all: [\(parts.map(\.text).joined(separator: ", "))]}")
  }

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
  func wait(timeout: String?) -> RecordedStep { RecordedStep("waitFor: \(adding(timeout))") }

  /// The step that asserts the expectation.
  var assertion: RecordedStep { RecordedStep("assert: \(text)") }

  private func adding(_ timeout: String?) -> String {
    guard let timeout else { return text }
    guard text.hasPrefix("{") else { return "{element: \(text), timeout: \(timeout)}" }
    return "\(text.dropLast()), timeout: \(timeout)}"
  }
}
