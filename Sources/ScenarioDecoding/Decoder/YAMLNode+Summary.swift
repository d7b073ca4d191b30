import ScenarioDiagnostics
import ScenarioYAML

extension YAMLNode {
  /// The node in one line of flow style, as the step log shows a command's argument.
  ///
  /// The outermost braces are left out, and what is long is cut.
  var summary: String {
    var text = ""
    append(to: &text, isOutermost: true)
    guard text.utf8.count > Self.longestSummary else { return text }
    return text.prefix(Self.longestSummary).withoutOpenReference + "…"
  }

  /// The summary of a command's argument; of a container, what it says about its steps.
  func summary(of command: StepKey) -> String {
    switch command {
    case .group: self["name"]?.summary ?? ""
    case .repeat, .forEach, .if: headerSummary
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .dismissKeyboard, .back, .waitFor, .assert, .pause, .remember, .audit, .log,
      .hierarchy, .screenshot, .run, .name, .optional:
      summary
    }
  }

  private var headerSummary: String {
    entries.filter { !["steps", "then", "else"].contains($0.key.text) }
      .map { "\($0.key.text): \($0.value.nestedSummary)" }
      .joined(separator: ", ")
  }

  private var nestedSummary: String {
    var text = ""
    append(to: &text, isOutermost: false)
    return String(text.prefix(Self.longestSummary).withoutOpenReference)
  }

  /// Long enough for every usual step, short enough for one line.
  private static let longestSummary = 160

  private func append(to text: inout String, isOutermost: Bool) {
    guard text.utf8.count <= Self.longestSummary else { return }
    switch kind {
    case .scalar: text += isPlainNull ? "" : oneLineText
    case .sequence:
      text += "["
      appendList(items) { item, text in item.append(to: &text, isOutermost: false) }
      text += "]"
    case .mapping:
      if !isOutermost { text += "{" }
      appendList(entries) { entry, text in
        text += entry.key.text
        text += ": "
        entry.value.append(to: &text, isOutermost: false)
      }
      if !isOutermost { text += "}" }
    }

    func appendList<Items: Collection>(
      _ items: Items,
      _ append: (Items.Element, inout String) -> Void
    ) {
      for (index, item) in items.enumerated() {
        if index > 0 { text += ", " }
        append(item, &text)
      }
    }
  }

  private var oneLineText: String {
    let text = self.text
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}

extension Substring {
  /// The text up to a reference that is cut off in its middle.
  fileprivate var withoutOpenReference: Substring {
    guard let start = lastIndex(of: "$"), !self[start...].contains("}") else { return self }
    return self[..<start]
  }
}
