import ScenarioDiagnostics
import ScenarioYAML

extension YAMLNode {
  /// The node in one line of flow style, as the step log shows a command's argument.
  ///
  /// The outermost braces are left out, and what is long is cut.
  var summary: String {
    let text = flowText(isOutermost: true)
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
    String(flowText(isOutermost: false).prefix(Self.longestSummary).withoutOpenReference)
  }

  /// Long enough for every usual step, short enough for one line.
  private static let longestSummary = 160

  /// The line, put together as bytes: every step has one, and strings grow at a price.
  private func flowText(isOutermost: Bool) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(Self.longestSummary / 2)
    append(to: &line, isOutermost: isOutermost)
    return String(decoding: line, as: UTF8.self)
  }

  private func append(to line: inout [UInt8], isOutermost: Bool) {
    guard line.count <= Self.longestSummary else { return }
    switch kind {
    case .scalar: appendScalar(to: &line)
    case .sequence: appendItems(to: &line)
    case .mapping: appendEntries(to: &line, isOutermost: isOutermost)
    }
  }

  private func appendItems(to line: inout [UInt8]) {
    line.append(UInt8(ascii: "["))
    var isFirst = true
    for item in items {
      if !isFirst { line.appendSeparator(UInt8(ascii: ",")) }
      isFirst = false
      item.append(to: &line, isOutermost: false)
    }
    line.append(UInt8(ascii: "]"))
  }

  private func appendEntries(to line: inout [UInt8], isOutermost: Bool) {
    if !isOutermost { line.append(UInt8(ascii: "{")) }
    var isFirst = true
    for entry in entries {
      if !isFirst { line.appendSeparator(UInt8(ascii: ",")) }
      isFirst = false
      entry.key.appendText(to: &line)
      line.appendSeparator(UInt8(ascii: ":"))
      entry.value.append(to: &line, isOutermost: false)
    }
    if !isOutermost { line.append(UInt8(ascii: "}")) }
  }

  /// Appends a scalar's text, with spaces for its line breaks and the like.
  private func appendScalar(to line: inout [UInt8]) {
    guard !isPlainNull else { return }
    let start = line.count
    appendText(to: &line)
    for index in start..<line.count where line[index] < 0x20 { line[index] = UInt8(ascii: " ") }
  }
}

extension [UInt8] {
  fileprivate mutating func appendSeparator(_ mark: UInt8) {
    append(mark)
    append(UInt8(ascii: " "))
  }
}

extension Substring {
  /// The text up to a reference that is cut off in its middle.
  fileprivate var withoutOpenReference: Substring {
    guard let start = lastIndex(of: "$"), !self[start...].contains("}") else { return self }
    return self[..<start]
  }
}
