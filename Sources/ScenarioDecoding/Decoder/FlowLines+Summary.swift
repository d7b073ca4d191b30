import ScenarioDiagnostics
import ScenarioYAML

extension FlowLines {
  /// Appends a command's argument as the step log shows it; of a container, what it says about its steps.
  mutating func append(summaryOf command: StepKey, _ argument: YAMLNode) {
    switch command {
    case .group: if let name = argument["name"] { append(summary: name) }
    case .repeat, .forEach, .if: append(summary: argument, without: ["steps", "then", "else"])
    // A failure says the message itself.
    case .assert where argument["message"] != nil:
      append(summary: argument, without: ["message"])
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .dismissKeyboard, .back, .waitFor, .assert, .pause, .remember, .audit, .log,
      .hierarchy, .screenshot, .run, .name, .optional:
      append(summary: argument)
    }
  }

  /// Appends a node in one line of flow style, cut where it is long.
  private mutating func append(
    summary node: YAMLNode,
    braces: YAMLNode.OuterBraces = .leftOut
  ) {
    let start = count
    append(node, limit: Self.longestSummary, braces: braces)
    guard count - start > Self.longestSummary else { return }
    let text = text(from: start)
    cut(at: start)
    append(text.prefix(bytes: Self.longestSummary).withoutOpenReference + "…")
  }

  private mutating func append(summary node: YAMLNode, without keys: Set<String>) {
    let start = count
    for entry in node.entries where !keys.contains(entry.key.text) {
      if count > start { append(", ") }
      append("\(entry.key.text): ")
      append(summary: entry.value, braces: .written)
    }
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
