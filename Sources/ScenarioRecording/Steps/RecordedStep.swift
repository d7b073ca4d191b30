/// A step of a recording as the file has it.
package struct RecordedStep: Hashable, Sendable {
  /// The step on one line, without its dash: `tap: {button: Done}`.
  package var text: String

  /// The comment after the step, without `#`.
  package var comment: String?

  /// The same step with each possible selector for its element, including the current one.
  package var alternatives: [String] = []

  /// Whether the step names its element by a number, because nothing else identifies it.
  package var countsElements = false

  /// The assertion that this wait replaces, if any.
  var asserted: String?

  package init(_ text: String, comment: String? = nil) {
    self.text = text
    self.comment = comment
  }

  /// The step as an item of a YAML list.
  var item: String { "- \(text)" + (comment.map { "  # \($0)" } ?? "") }
}
