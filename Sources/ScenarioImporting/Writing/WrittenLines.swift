import ScenarioDiagnostics
import ScenarioFormatting

/// The lines of a written file, before its final layout.
struct WrittenLines {
  private(set) var lines: [String] = []

  /// A comment, safe to show in a terminal.
  mutating func append(comment: String, indentation: Int = 0) {
    let text = String(String.UnicodeScalarView(comment.unicodeScalars.filter(\.isAllowedInYAML)))
    append(text.isEmpty ? "#" : "# \(VisibleText.escaping(text))", indentation)
  }

  /// Keys with values on their lines, without those that have no value or an empty collection.
  mutating func append(
    nonEmpty entries: [(key: String, value: WrittenValue?)],
    indentation: Int = 0
  ) {
    for text in WrittenValue.mapping(omittingEmpty: entries).entryTexts(quoting: .all) {
      append(text, indentation)
    }
  }

  mutating func append(_ key: String, _ steps: WrittenSteps, indentation: Int = 0) {
    append("\(key):", indentation)
    append(steps, indentation: indentation + 2)
  }

  /// A key with its steps; without any, only the comments in their place.
  mutating func append(_ key: String, nonEmpty steps: WrittenSteps) {
    if steps.isEmpty { append(steps, indentation: 0) } else { append(key, steps) }
  }

  mutating func append(_ line: String, _ indentation: Int) {
    lines.append(String(repeating: " ", count: indentation) + line)
  }

  private mutating func append(_ steps: WrittenSteps, indentation: Int) {
    for step in steps.steps { append(step, indentation) }
    for comment in steps.closing { append(comment: comment, indentation: indentation) }
  }

  private mutating func append(_ step: WrittenStep, _ indentation: Int) {
    for comment in step.comments { append(comment: comment, indentation: indentation) }
    switch step.content {
    case .command(let name, nil) where step.name == nil && !step.isOptional:
      return append("- \(name)", indentation)
    case .command(let name, let value):
      append("- \(name):\(value.map { " \($0.flowText(quoting: .all))" } ?? "")", indentation)
    case .container(let name, let entries, let key, let steps):
      append("- \(name):", indentation)
      append(nonEmpty: entries.map { ($0, $1) }, indentation: indentation + 4)
      append(key, steps, indentation: indentation + 4)
    }
    let modifiers = [
      ("name", step.name.map(WrittenValue.text)), ("optional", step.isOptional ? true : nil),
    ]
    append(nonEmpty: modifiers, indentation: indentation + 2)
  }
}

extension Unicode.Scalar {
  /// Whether a comment of YAML may have the scalar, or has an escape for it.
  fileprivate var isAllowedInYAML: Bool { value != 0xFFFE && value != 0xFFFF }
}
