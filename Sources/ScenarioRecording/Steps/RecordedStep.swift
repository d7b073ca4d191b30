import ScenarioDiagnostics
import ScenarioEvents
package import ScenarioFormatting
import ScenarioYAML

/// A step of a recording as the file has it.
package struct RecordedStep: Hashable, Sendable {
  /// The command on one line, without its dash: `tap: {button: Done}`.
  package var text: String

  /// The name that reports show in place of the command.
  package var name: String?

  /// Whether the scenario continues if the step fails.
  package var isOptional = false

  /// The comment after the step, without `#`.
  package var comment: String?

  /// The same command with each possible selector for its element, including the current one.
  package var alternatives: [String] = []

  /// Whether the step names its element by a number, because nothing else identifies it.
  package var countsElements = false

  /// The assertion that this wait replaces, if any.
  var asserted: String?

  package init(_ text: String, comment: String? = nil) {
    self.text = text
    self.comment = comment
  }

  /// A command with its value.
  package init(_ command: String, _ value: WrittenValue, comment: String? = nil) {
    self.init("\(command): \(value.flowText)", comment: comment)
  }
}

extension RecordedStep {
  /// The name of the command; empty if a person has written the step in braces or quotes.
  package var command: String { String(text.prefix(while: \.isLetter)) }

  /// The value of the command as it is written; nil without one.
  var value: WrittenValue? {
    if command.isEmpty { return nil }
    let root = YAMLReader.read(SourceFile(path: "step", text: text)).document?.root
    return root?.entries.first.map { WrittenValue($0.value) }
  }

  /// An assertion that must hold for some time, such as `assert: {button: Done, for: 1s}`.
  ///
  /// Another step stays as it is.
  package func lasting(_ time: String) -> RecordedStep {
    guard command == "assert", let value else { return self }
    return RecordedStep(command, value.adding([("for", .word(time))]))
  }
}

extension RecordedStep {
  /// The lines of the step as an item of a YAML list, from its dash on.
  package var lines: [String] {
    let note = comment.map { "  # \($0)" } ?? ""
    let keys =
      [name.map { RecordedStep("name", .literal($0)).text }, hasModifiers ? entry : text]
      .compactMap(\.self)
      + (isOptional ? ["optional: true"] : [])
    return ["- \(keys[0])\(note)"] + keys.dropFirst().map { "  \($0)" }
  }

  /// The step as the only item of a YAML list.
  package var item: String { lines.joined(separator: "\n") }

  private var hasModifiers: Bool { name != nil || isOptional }

  /// Whether a person has said something about the step.
  var isAnnotated: Bool { hasModifiers || comment != nil }

  /// The command as an entry of a mapping: a command without a value has an empty one.
  private var entry: String { text == command ? "\(text):" : text }

  /// The step with what a person has said about another one.
  func annotated(like other: RecordedStep) -> RecordedStep {
    var step = self
    (step.name, step.isOptional, step.comment) = (other.name, other.isOptional, other.comment)
    return step
  }

  /// The step with secrets masked.
  func masked(by secrets: Secrets) -> RecordedStep {
    var step = self
    step.text = secrets.masking(text)
    step.name = name.map { secrets.masking($0) }
    step.comment = comment.map { secrets.masking($0) }
    step.alternatives = alternatives.map { secrets.masking($0) }
    return step
  }
}

extension [RecordedStep] {
  /// The lines of the steps as a YAML list, all with the same indentation.
  func lines(indentedBy indentation: String) -> [String] {
    flatMap(\.lines).map { indentation + $0 }
  }

  /// The steps, where those that are like earlier ones keep what a person has said about them.
  func annotated(like earlier: [RecordedStep]) -> [RecordedStep] {
    map { step in
      earlier.first { $0.text == step.text }.map { step.annotated(like: $0) } ?? step
    }
  }
}
