import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension Text {
  /// The title of a step: its command's argument as it is written, in one line.
  ///
  /// For example `button: Done` of `tap: {button: Done}`. A problem with a reference in it is
  /// reported where the argument is decoded.
  init(titleOf command: StepKey, _ argument: YAMLNode) {
    let line = TitleLine(of: command, argument)
    if argument.isAmongDollarSigns, line.text.contains("${") {
      var parser = TemplateParser(line.text, in: argument, comparedValues: line.comparedValues)
      let parts = parser.parse()
      if parser.problems.isEmpty {
        self.init(parts, span: argument.span)
        return
      }
    }
    self.init(literal: line.text, span: argument.span)
  }
}

/// A title as it is written, with the ranges of the values in it that `equals` compares.
private struct TitleLine {
  /// The number of bytes after which a title is cut: enough for a usual step, and a line's length.
  private static let limit = 160

  private(set) var text = ""
  private(set) var comparedValues: [Range<Int>] = []

  /// A container's title leaves out its steps, and an assertion's the message of its failure.
  init(of command: StepKey, _ argument: YAMLNode) {
    switch command {
    case .group: if let name = argument["name"] { append(name) }
    case .repeat, .forEach, .if: append(argument.entries, without: ["steps", "then", "else"])
    case .assert where argument["message"] != nil: append(argument.entries, without: ["message"])
    case .launch, .terminate, .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe,
      .scroll, .drag, .pinch, .rotate, .background, .dismissKeyboard, .back, .waitFor, .assert,
      .pause, .remember, .audit, .log,
      .hierarchy, .screenshot, .run, .name, .optional:
      append(argument)
    }
  }

  private mutating func append(_ node: YAMLNode) {
    append(node.flowText(limit: Self.limit, noting: "equals"))
  }

  /// Appends entries, each of which is cut on its own.
  private mutating func append(_ entries: YAMLEntries, without keys: Set<String>) {
    for entry in entries where !keys.contains(entry.key.text) {
      text += text.isEmpty ? "\(entry.key.text): " : ", \(entry.key.text): "
      append(entry.flowTextOfValue(limit: Self.limit, noting: "equals"))
    }
  }

  private mutating func append(_ line: FlowText) {
    // Nearly all titles are one short line.
    if text.isEmpty, line.text.utf8.count <= Self.limit {
      (text, comparedValues) = (line.text, line.notedItems)
      return
    }
    let start = text.utf8.count
    for item in line.notedItems where item.upperBound <= Self.limit {
      comparedValues.append(start + item.lowerBound..<start + item.upperBound)
    }
    guard line.text.utf8.count > Self.limit else {
      text += line.text
      return
    }
    text += line.text.prefix(bytes: Self.limit).withoutOpenReference.withoutOpenEscape + "…"
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
