import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension Text {
  /// The title of a step: its command's argument as it is written, in one line.
  ///
  /// For example `button: Done` of `tap: {button: Done}`. A problem with a reference in it is
  /// reported where the argument is decoded.
  init(titleOf command: StepKey, _ argument: YAMLNode) {
    let line = FlowText(titleOf: command, argument)
    if argument.isAmongDollarSigns, line.text.contains("${") {
      var parser = TemplateParser(line.text, in: argument, comparedValues: line.notedItems)
      let parts = parser.parse()
      if parser.problems.isEmpty {
        self.init(parts, span: argument.span)
        return
      }
    }
    self.init(literal: line.text, span: argument.span)
  }
}

extension FlowText {
  /// The number of bytes after which a title is cut: enough for a usual step, and a line's length.
  private static let longestTitle = 160

  /// A title as it is written, with the ranges of the values in it that `equals` compares.
  ///
  /// A container's title leaves out its steps, and an assertion's the message of its failure.
  fileprivate init(titleOf command: StepKey, _ argument: YAMLNode) {
    switch command {
    case .group: self = argument["name"].map(Self.init(titleOf:)) ?? FlowText()
    case .repeat, .forEach, .if:
      self.init(titleOf: argument.entries, without: ["steps", "then", "else"])
    case .assert where argument["message"] != nil:
      self.init(titleOf: argument.entries, without: ["message"])
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .drag, .pinch, .rotate, .background, .dismissKeyboard, .back, .waitFor, .assert,
      .pause, .remember, .audit, .log,
      .hierarchy, .screenshot, .run, .name, .optional:
      self.init(titleOf: argument)
    }
  }

  private init(titleOf node: YAMLNode) {
    self = node.flowText(limit: Self.longestTitle, noting: "equals")
    cut()
  }

  /// A title of entries, each of which is cut on its own.
  private init(titleOf entries: YAMLEntries, without keys: Set<String>) {
    self.init()
    for entry in entries where !keys.contains(entry.key.text) {
      append("\(text.isEmpty ? "" : ", ")\(entry.key.text): ")
      var value = entry.flowTextOfValue(limit: Self.longestTitle, noting: "equals")
      value.cut()
      append(value)
    }
  }

  private mutating func cut() {
    guard text.utf8.count > Self.longestTitle else { return }
    let start = text.prefix(bytes: Self.longestTitle).withoutOpenReference.withoutOpenEscape
    self = FlowText(
      text: start + "…",
      notedItems: notedItems.filter { $0.upperBound <= Self.longestTitle }
    )
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
