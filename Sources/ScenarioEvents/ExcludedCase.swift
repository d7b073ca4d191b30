/// A case that a survey of a suite has left out.
package struct ExcludedCase: Error, Sendable {
  package let identity: CaseIdentity
  package let reason: Reason

  package init(identity: CaseIdentity, reason: Reason) {
    self.identity = identity
    self.reason = reason
  }

  /// Why the survey has left it out.
  package enum Reason: Sendable {
    /// It does not pass without any mutant.
    case doesNotPass

    /// Its app's model trapped, which ended the process.
    case trapped

    /// Two runs of it without any mutant differ.
    case runsDiffer

    /// It is not run, or expected to fail.
    case skipped

    /// Its file can't be run.
    case invalid
  }

  /// Whether the suite itself does not say that the case is left out.
  package var isUnexpected: Bool {
    switch reason {
    case .doesNotPass, .trapped, .runsDiffer, .invalid: true
    case .skipped: false
    }
  }
}
