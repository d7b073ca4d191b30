import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

/// A record for each way in which a test case can end.
extension CaseRecord {
  static let passed = CaseRecord(identity: .answer, result: .ran([.passing]))
  static let failed = CaseRecord(identity: .answer, result: .ran([.failing()]))

  static let crashed = CaseRecord(
    identity: .answer,
    result: .ran([.short(.crash)])
  )

  static let skipped = CaseRecord(
    identity: CaseIdentity(file: answerFile.path, line: 1, name: "A slow one"),
    result: .notRun(.skip("too slow for every day"))
  )

  static let knownIssue = CaseRecord(
    identity: .answer,
    result: .ran([.short(.covered)]),
    knownIssue: "#12"
  )

  static let knownIssuePassed = CaseRecord(
    identity: .answer,
    result: .ran([
      Attempt(
        steps: [.wait],
        failure: CaseFailure(
          Failure(.knownIssuePassed, "the known issue '#12' did not show", advice: "remove it"),
          step: nil
        ),
        duration: .milliseconds(550)
      )
    ]),
    knownIssue: "#12"
  )

  static let flaky = CaseRecord(
    identity: .answer,
    result: .ran([.short(.covered, seed: 41), .shortPassing])
  )

  static let failedTwice = CaseRecord(
    identity: .answer,
    result: .ran([.short(.covered), .short(.disabled)])
  )

  static let failedThenCrashed = CaseRecord(
    identity: .answer,
    result: .ran([.short(.covered), .short(.crash)])
  )

  static let invalid = CaseRecord(
    identity: CaseIdentity(file: brokenFile.path, line: 2, name: brokenFile.path),
    result: .invalid([
      Diagnostic(
        Diagnostic.Message(id: "unused-import", text: "nothing in 'words.yaml' is used"),
        severity: .warning,
        at: brokenFile.span(of: "words.yaml")
      ),
      Diagnostic(
        Diagnostic.Message(id: "unknown-command", text: "unknown command 'tpa'"),
        at: brokenFile.span(of: "tpa"),
        suggestion: "did you mean 'tap'?",
        notes: [Diagnostic.Note("the list begins here", at: brokenFile.span(of: "steps"))]
      ),
      Diagnostic(
        Diagnostic.Message(id: "unreadable-file", text: "'data.csv' can't be read"),
        at: .file(path: "Scenarios/data.csv")
      ),
    ])
  )

  static let warned = CaseRecord(
    identity: CaseIdentity(
      file: answerFile.path,
      line: 1,
      name: "Odd but passing",
      description: "Optional steps\nmay fail.\n"
    ),
    result: .ran([
      Attempt(
        steps: [
          StepRecord(
            phase: .setup,
            command: "launch",
            title: "trivia",
            span: answerFile.span(of: "app: trivia"),
            outcome: .passed,
            notes: [.warning(.unknownArgument), .text("state is new")]
          ),
          StepRecord(
            command: "hierarchy",
            title: "",
            span: answerFile.span(of: "log: done"),
            outcome: .passed,
            notes: [.hierarchy(.question, below: nil), .hierarchy(.question, below: 2)]
          ),
          .assert(.warned(.noDone)),
          StepRecord(
            command: "log",
            title: "two lines",
            span: answerFile.span(of: "log: done"),
            outcome: .passed,
            notes: [
              .text("first\nsecond\n"), .scrolledIntoView(element: "cell"),
              .screenshot(name: "after", .question),
            ]
          ),
          .run(.skipped),
        ],
        failure: nil,
        duration: .milliseconds(650)
      )
    ])
  )
}

extension Diagnostic {
  fileprivate static let unknownArgument = Diagnostic(
    Diagnostic.Message(id: "unknown-argument", text: "trivia has no argument 'isUITestin'"),
    severity: .warning,
    at: answerFile.span(of: "app: trivia"),
    suggestion: "did you mean 'isUITesting'?"
  )
}

/// A file that can't be run.
let brokenFile = SourceFile(
  path: "Scenarios/broken.yaml",
  text: """
    import: [words.yaml]
    name: Broken
    steps:
      - tpa: {button: Done}
    """
)

extension CaseRecord {
  init(endingAs verdict: Verdict) {
    self =
      switch verdict {
      case .passed: .passed
      case .failed: .failed
      case .error: .invalid
      case .skipped: .skipped
      case .flaky: .flaky
      }
  }
}

extension [CaseRecord] {
  /// A record for each way in which a test case can end.
  static let everyVerdict: [CaseRecord] = [
    .passed, .failed, .crashed, .skipped, .knownIssue, .knownIssuePassed, .flaky, .failedTwice,
    .failedThenCrashed, .warned, .invalid,
  ]
}
