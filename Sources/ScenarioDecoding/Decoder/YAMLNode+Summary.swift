import ScenarioDiagnostics
import ScenarioYAML

extension YAMLNode {
  /// The node in one line of flow style, as the step log shows a command's argument.
  ///
  /// The outermost braces are left out, and what is long is cut.
  var summary: String { summary(.leftOut) }

  private func summary(_ braces: OuterBraces) -> String {
    let text = flowText(limit: Self.longestSummary, braces: braces)
    guard text.utf8.count > Self.longestSummary else { return text }
    return text.prefix(bytes: Self.longestSummary).withoutOpenReference + "…"
  }

  /// The summary of a command's argument; of a container, what it says about its steps.
  func summary(of command: StepKey) -> String {
    switch command {
    case .group: self["name"]?.summary ?? ""
    case .repeat, .forEach, .if: summary(without: ["steps", "then", "else"])
    // A failure says the message itself.
    case .assert: self["message"] == nil ? summary : summary(without: ["message"])
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .dismissKeyboard, .back, .waitFor, .pause, .remember, .audit, .log, .hierarchy,
      .screenshot, .run, .name, .optional:
      summary
    }
  }

  private func summary(without keys: Set<String>) -> String {
    entries.filter { !keys.contains($0.key.text) }
      .map { "\($0.key.text): \($0.value.summary(.written))" }
      .joined(separator: ", ")
  }

  /// How many bytes are enough for every usual step, and fit on one line.
  private static let longestSummary = 160
}

extension Substring {
  /// The text up to a reference that is cut off in its middle.
  fileprivate var withoutOpenReference: Substring {
    guard let start = ranges(of: "${").last?.lowerBound, !self[start...].contains("}") else {
      return self
    }
    return self[..<start]
  }
}
