package import ScenarioDiagnostics

/// One test case of the plan: a scenario, or one row of its cases.
package struct CaseIdentity: Hashable, Sendable {
  /// The path of the scenario file, relative to the workspace, with forward slashes.
  package var file: String

  /// The line of the file on which the scenario begins, from 1.
  package var line: Int

  /// The name in every report; unique within the file.
  package var name: String

  /// The name of the suite that the file holds, if it holds one.
  package var suite: String?

  /// What the scenario says about itself.
  package var description: String?

  package var tags: [String]

  /// Where the case's row stands, if it comes from a data file.
  package var row: RowPlace?

  /// The path as seen from the workspace's root, where the tool was started somewhere else.
  package var fileFromRoot: String?

  /// Which of several runs this is, if every case is run several times.
  package var repetition: CaseRepetition?

  package init(
    file: String,
    line: Int,
    name: String,
    suite: String? = nil,
    description: String? = nil,
    tags: [String] = [],
    row: RowPlace? = nil
  ) {
    self.file = file
    self.line = line
    self.name = name
    self.suite = suite
    self.description = description
    self.tags = tags
    self.row = row
  }

  /// The file by a path that is the same wherever the tool is started.
  package var lastingFile: String { fileFromRoot ?? file }

  /// The name by which the plan knows the case, however often it is run.
  package var plannedName: String { repetition?.name ?? name }

  /// One of several runs, whose name says which.
  package func repeated(_ number: Int, of count: Int) -> CaseIdentity {
    var identity = self
    identity.repetition = CaseRepetition(number, of: count, named: name)
    identity.name += " (repeat \(number) of \(count))"
    return identity
  }
}

/// A row of a data file.
package struct RowPlace: Hashable, Sendable {
  package let file: String

  /// The line on which the row begins, from 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// One of several runs of the same test case.
package struct CaseRepetition: Hashable, Sendable {
  /// Counted from 1.
  package let number: Int
  package let count: Int

  /// The name that all of them share, and that a plan knows.
  package let name: String

  package init(_ number: Int, of count: Int, named name: String) {
    self.number = number
    self.count = count
    self.name = name
  }
}

/// All that became of one test case.
package struct CaseRecord: Sendable {
  package enum Result: Sendable {
    /// It ran, once or, with retries, until it passed; never empty.
    case ran([Attempt])

    /// It was not run.
    case notRun(reason: String)

    /// Its file can't be run; the diagnostics hold at least one error.
    case invalid([Diagnostic])
  }

  package var identity: CaseIdentity
  package var result: Result

  /// Why the scenario is expected to fail, if it is.
  package var knownIssue: String?

  package init(identity: CaseIdentity, result: Result, knownIssue: String? = nil) {
    self.identity = identity
    self.result = result
    self.knownIssue = knownIssue
  }
}

/// One execution of a test case from launch to teardown.
package struct Attempt: Sendable {
  /// Every step in the order of execution, those that were not reached included.
  package var steps: [StepRecord]

  /// The first failure, which decides the verdict; nil if the attempt passed.
  package var failure: CaseFailure?

  /// How much time passed on the app's clock.
  package var duration: Duration

  /// The seed that gives the case the same delays again, if they were drawn.
  package var seed: UInt64?

  /// What was typed into secure fields; see ``CaseRecord/masked``.
  package var secrets: Secrets

  package init(
    steps: [StepRecord],
    failure: CaseFailure?,
    duration: Duration,
    seed: UInt64? = nil,
    secrets: Secrets = Secrets()
  ) {
    self.steps = steps
    self.failure = failure
    self.duration = duration
    self.seed = seed
    self.secrets = secrets
  }
}

/// The failure that decided an attempt, and the step that had it.
package struct CaseFailure: Sendable {
  package var failure: Failure

  /// The index in ``Attempt/steps``, or nil if the failure is the whole case's.
  package var step: Int?

  package init(_ failure: Failure, step: Int?) {
    self.failure = failure
    self.step = step
  }
}
