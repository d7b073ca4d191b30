import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension Text {
  /// The title of a step: its command's argument as it is written, in one line.
  ///
  /// For example `button: Done` of `tap: {button: Done}`. A problem with a reference in it is
  /// reported where the argument is decoded.
  init(titleOf command: StepKey, _ argument: YAMLNode) {
    let title = Self.title(of: command, argument)
    if argument.isAmongDollarSigns, title.contains("${") {
      var parser = TemplateParser(title, in: argument)
      let parts = parser.parse()
      if parser.problems.isEmpty {
        self.init(parts, span: argument.span)
        return
      }
    }
    self.init(literal: title, span: argument.span)
  }

  /// A container's title leaves out its steps, and an assertion's the message of its failure.
  private static func title(of command: StepKey, _ argument: YAMLNode) -> String {
    switch command {
    case .group: argument["name"]?.titleText() ?? ""
    case .repeat, .forEach, .if: argument.titleText(without: ["steps", "then", "else"])
    case .assert where argument["message"] != nil: argument.titleText(without: ["message"])
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .drag, .pinch, .rotate, .background, .dismissKeyboard, .back, .waitFor, .assert,
      .pause, .remember, .audit, .log,
      .hierarchy, .screenshot, .run, .name, .optional:
      argument.titleText()
    }
  }
}

extension YAMLNode {
  /// The number of bytes after which a title is cut: enough for a usual step, and a line's length.
  private static let longestTitle = 160

  fileprivate func titleText(braces: OuterBraces = .leftOut) -> String {
    let text = flowText(limit: Self.longestTitle, braces: braces)
    guard text.utf8.count > Self.longestTitle else { return text }
    return text.prefix(bytes: Self.longestTitle).withoutOpenReference.withoutOpenEscape + "…"
  }

  fileprivate func titleText(without keys: Set<String>) -> String {
    entries.filter { !keys.contains($0.key.text) }
      .map { "\($0.key.text): \($0.value.titleText(braces: .written))" }
      .joined(separator: ", ")
  }
}

extension Substring {
  /// The text up to an escape such as `\n` that is cut off in its middle.
  fileprivate var withoutOpenEscape: Substring { hasSuffix("\\") ? dropLast() : self }

  /// The text up to a reference that is cut off in its middle.
  fileprivate var withoutOpenReference: Substring {
    guard let start = ranges(of: "${").last?.lowerBound, !self[start...].contains("}") else {
      return self
    }
    return self[..<start]
  }
}
