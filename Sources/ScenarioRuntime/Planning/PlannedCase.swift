package import ScenarioDiagnostics
package import ScenarioEvents

/// A test case with the action that is planned for it.
package struct PlannedCase: Sendable {
  package enum Action: Sendable {
    /// A scenario is large, and plans are passed on often.
    indirect case run(ScenarioExecution)

    /// Its plan was released to save memory, and is made again when it is run.
    case runLater(DeferredCase)

    /// It could be run, but its plan was released, because nothing is run.
    case runNever
    case skip(reason: String)

    /// Its file can't be run; the diagnostics hold at least one error.
    case reject([Diagnostic])

    /// It can't be run, unlike others of its file: it lacks a value that other rows of the scenario have,
    /// or its browser did not start. The diagnostics are errors.
    case rejectRow([Diagnostic])
  }

  package var identity: CaseIdentity
  package var action: Action

  /// Why the scenario is expected to fail, if it is.
  package var knownIssue: String?

  /// The extent of the case in its file; nil for a file that can't be run.
  package var extent: CaseExtent?

  /// The names that it refers to, gathered only where the command line gives variables.
  var usedNames: Set<String> = []

  package init(
    identity: CaseIdentity,
    action: Action,
    knownIssue: String? = nil,
    extent: CaseExtent? = nil,
    usedNames: Set<String> = []
  ) {
    self.identity = identity
    self.action = action
    self.knownIssue = knownIssue
    self.extent = extent
    self.usedNames = usedNames
  }
}

extension PlannedCase {
  /// Whether the case is run when its turn comes.
  var isRun: Bool {
    switch action {
    case .run, .runLater, .runNever: true
    case .skip, .reject, .rejectRow: false
    }
  }

  /// Why surveys leave the case out, if it is not run.
  var exclusion: ExcludedCase? {
    switch action {
    case .run, .runLater, .runNever: nil
    case .skip: ExcludedCase(identity: identity, reason: .skipped)
    case .reject, .rejectRow: ExcludedCase(identity: identity, reason: .invalid)
    }
  }

  /// The diagnostics of the file that the case represents, if that file can't be run.
  package var rejection: [Diagnostic] {
    switch action {
    case .reject(let diagnostics): diagnostics
    case .run, .runLater, .runNever, .skip, .rejectRow: []
    }
  }

  /// Whether the case represents a file that can't be run.
  package var isRejected: Bool { !rejection.isEmpty }
}

extension [PlannedCase] {
  /// The cases, with the row's number after each name that is not unique.
  ///
  /// A numbered name may equal that of another row, which is then numbered as well.
  var numberingEqualNames: [PlannedCase] {
    var cases = self
    var unnumbered = Dictionary(grouping: indices) { self[$0].identity.name }
    var equal = unnumbered.values.filter { $0.count > 1 }.flatMap(\.self)
    while !equal.isEmpty {
      for index in equal {
        unnumbered[self[index].identity.name] = nil
        cases[index].identity.name += " [\(index + 1)]"
      }
      equal = equal.flatMap { unnumbered[cases[$0].identity.name] ?? [] }
    }
    return cases
  }
}
