import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// What the logs of CI services would take for a command.
struct CommandTextTests {
  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"),
    ("  \u{A0}::x", "  \u{A0}\\u{3A}:x"),
    ("a::b # c: d", "a::b # c: d"),
    (":x", ":x"),
    ("a ##[error]", "a ##\\u{5B}error]"),
    ("###vso[task]##[", "###vso\\u{5B}task]##\\u{5B}"),
    ("#[x] [##vso", "#[x] [##vso"),
  ])
  func `a log shows commands in texts, but none it would obey`(text: String, expected: String) {
    let options = ConsoleOptions(destination: .ciLog)
    let expectedText = """
      - a (skipped: \(expected))  a.yaml:1

      1 scenario: 1 skipped (app time 0.000 s)

      """
    let identity = CaseIdentity(file: "a.yaml", line: 1, name: "a")
    let record = CaseRecord(identity: identity, result: .notRun(.skip(text)))
    #expect(console([record], options) == expectedText)
  }

  @Test(arguments: [ConsoleColour.plain, .ansi])
  func `no line of a log begins a command`(colour: ConsoleColour) {
    let options = ConsoleOptions(detail: .steps, colour: colour, destination: .ciLog)
    let text = console([.commanding, .rejecting], options)
    let lines = text.replacing(#/\u{1B}\[[0-9;]+m/#, with: "").split(separator: "\n")
    #expect(lines.count == 18)
    for line in lines {
      #expect(!line.trimmingPrefix(while: \.isWhitespace).starts(with: "::"))
      #expect(!line.contains("##["))
      #expect(!line.contains("##vso["))
    }
  }

  @Test func `a terminal shows texts as they are`() {
    #expect(console([.commanding]).split(separator: "\n").contains("              ::error::##[x]"))
  }
}

private let command = "::error::##[x]"

extension CaseRecord {
  /// A failed case with a command wherever a record has room for one.
  fileprivate static var commanding: CaseRecord {
    let failure = Failure(
      .assertionFailed,
      command,
      expected: "\(command)\n\(command)",
      candidates: [command, command]
    )
    let step = StepRecord(
      command: command,
      title: command,
      span: SourceSpan(file: SourceFile(path: command, text: command), start: 0, end: 4),
      outcome: .failed(failure),
      notes: [.text(command), .text("\(command)\n\(command)")]
    )
    let attempt = Attempt(
      steps: [step],
      failure: CaseFailure(failure, step: 0),
      duration: .zero
    )
    return CaseRecord(identity: .at(command), result: .ran([attempt]))
  }

  fileprivate static var rejecting: CaseRecord {
    let file = SourceFile(path: command, text: command)
    let message = Diagnostic.Message(id: "x", text: command)
    let span = SourceSpan(file: file, start: 0, end: 4)
    return CaseRecord(
      identity: .at(command),
      result: .invalid([Diagnostic(message, at: span, suggestion: command)])
    )
  }
}
