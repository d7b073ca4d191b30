package import ScenarioDiagnostics

/// A step whose outcome depends on timing, or nearly does.
package struct TimingRace: Sendable {
  /// What depends on timing.
  package enum Kind: Hashable, Sendable {
    /// An assertion that passes at the usual timing, and fails at another one.
    case race

    /// The step fails at some timings and passes at others, but the verdict stays the same.
    case hiddenFailure

    /// The container takes one branch at some timings and the other one at others.
    case hiddenBranch

    /// The number of turns of a loop is not the same at all timings.
    case hiddenTurns

    /// A wait that ends with little of its timeout left at some timing.
    case tight(left: Duration, timeout: Duration)
  }

  package let kind: Kind

  /// The step.
  package let span: SourceSpan

  /// The step's command: `assert`.
  package let command: String

  package init(_ kind: Kind, of command: String, at span: SourceSpan) {
    self.kind = kind
    self.command = command
    self.span = span
  }

  /// The kind as a word: `hidden-race`.
  package var word: String {
    switch kind {
    case .race: "race"
    case .hiddenFailure, .hiddenBranch, .hiddenTurns: "hidden-race"
    case .tight: "tight"
    }
  }

  /// The race in words, without its place.
  package var text: String {
    switch kind {
    case .race: "race: '\(command)' does not wait, and passes by luck"
    case .hiddenFailure:
      "hidden race: '\(command)' passes or fails, depending on timing, but never changes the verdict"
    case .hiddenBranch: "hidden race: '\(command)' takes either branch, depending on timing"
    case .hiddenTurns: "hidden race: the number of turns of '\(command)' depends on timing"
    case .tight(let left, let timeout):
      "tight: '\(command)' waits up to \((timeout - left).secondsText)s "
        + "of its \(timeout.secondsText)s"
    }
  }
}
