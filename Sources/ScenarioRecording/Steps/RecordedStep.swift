import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
package import ScenarioFormatting
import ScenarioModel
import ScenarioYAML

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

  package init(_ command: String, _ value: WrittenValue, comment: String? = nil) {
    self.init("\(command): \(value.flowText)", comment: comment)
  }

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

/// A step that a person has written on one line, with its meaning.
struct StepLine {
  /// The step without its dash: `tap: {button: Done}`.
  let text: String
  let step: Step

  /// Reads a step.
  ///
  /// - Parameter text: The step on one line, with or without its dash.
  /// - Throws: The errors of the step, or that it is not a single one.
  init(_ text: String) throws(RecordingFault) {
    self.text = text.withoutDash
    guard !self.text.contains(where: \.isNewline) else { throw .severalSteps }
    let (steps, diagnostics) = ScenarioDecoder.decodeSteps(
      SourceFile(path: "step", text: "- \(self.text)")
    )
    let errors = diagnostics.filter(\.isError)
    guard errors.isEmpty else { throw .invalid(errors) }
    guard steps.count == 1 else { throw .severalSteps }
    step = steps[0]
  }
}

extension RecordingFault {
  fileprivate static var severalSteps: RecordingFault { .refused("write one step at a time") }
}

extension String {
  fileprivate var withoutDash: String {
    let text = drop(while: \.isWhitespace)
    return String(text.hasPrefix("- ") ? text.dropFirst(2).drop(while: \.isWhitespace) : text)
  }
}
