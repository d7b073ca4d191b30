package import ScenarioDiagnostics

/// The result of one test case.
///
/// `verdict` sums it up: `CaseRecord(identity: identity, result: .ran([attempt])).verdict` is
/// `.passed` if the attempt has no failure.
package struct CaseRecord: Sendable {
  /// What became of a test case.
  package enum Result: Sendable {
    /// It ran, once or, with retries, until it passed; never empty.
    case ran([Attempt])

    /// It was not run.
    case notRun(NotRunReason)

    /// Its file can't be run; the diagnostics hold at least one error.
    case invalid([Diagnostic])
  }

  package var identity: CaseIdentity
  package var result: Result

  /// Why the scenario is expected to fail, if it is.
  package var knownIssue: String?

  /// How much the verdict depends on timing, if that was explored.
  package var exploration: Exploration?

  package init(identity: CaseIdentity, result: Result, knownIssue: String? = nil) {
    self.identity = identity
    self.result = result
    self.knownIssue = knownIssue
  }

  /// The attempts, if the case ran.
  package var attempts: [Attempt] {
    switch result {
    case .ran(let attempts): attempts
    case .notRun, .invalid: []
    }
  }

  /// The attempt that the verdict is about, if the case ran.
  package var lastAttempt: Attempt? { attempts.last }

  /// Whether the record stands for a file that can't be run, and has the path for a name.
  ///
  /// A case of a file that changed before its turn is invalid too, under its own name.
  package var isOfWholeFile: Bool {
    switch result {
    case .invalid: identity.name == identity.file
    case .ran, .notRun: false
    }
  }
}
