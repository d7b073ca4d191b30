package import ScenarioDiagnostics

/// What to do when something comes over the app at a moment that nobody knows, such as an alert.
///
/// ```yaml
/// interruptions:
///   - when: {alert: {label: {contains: Notifications}}}
///     do: [{tap: Allow}]
/// ```
package struct InterruptionHandler: Sendable {
  /// When the steps are to run; looked at before each step, and while a step waits.
  package let condition: Expectation
  package let steps: [Step]

  /// The condition as it is written, in one line.
  package let title: Text
  package let span: SourceSpan

  package init(when condition: Expectation, steps: [Step], title: Text, span: SourceSpan) {
    self.condition = condition
    self.steps = steps
    self.title = title
    self.span = span
  }
}
