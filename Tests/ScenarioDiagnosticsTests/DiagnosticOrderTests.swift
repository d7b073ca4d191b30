import ScenarioDiagnostics
import Testing

struct DiagnosticOrderTests {
  private let first = SourceFile(path: "b.yaml", text: "one\ntwo\n")
  private let second = SourceFile(path: "a.yaml", text: "one\ntwo\n")

  private func diagnostic(
    _ text: String,
    in file: SourceFile,
    at start: UInt32,
    severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      Diagnostic.Message(id: "test", text: text),
      severity: severity,
      at: SourceSpan(file: file, start: start, end: start + 1)
    )
  }

  private func texts(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.inReportingOrder(ofFiles: ["b.yaml", "a.yaml"]).map(\.message.text)
  }

  @Test func `files come in the order given, problems by place, whatever their severity`() {
    #expect(
      texts([
        diagnostic("4", in: second, at: 0),
        diagnostic("3", in: first, at: 4),
        diagnostic("2", in: first, at: 1, severity: .warning),
        diagnostic("1", in: first, at: 0),
      ]) == ["1", "2", "3", "4"]
    )
  }

  @Test func `problems at one place stay in their order`() {
    #expect(
      texts(["x", "a", "m"].map { diagnostic($0, in: first, at: 2) }) == ["x", "a", "m"]
    )
  }

  @Test func `the command line comes first, then whole files, other files last`() {
    let message = { Diagnostic.Message(id: "test", text: $0) }
    let other = SourceFile(path: "0.yaml", text: "x")
    #expect(
      texts([
        diagnostic("5", in: other, at: 0),
        diagnostic("3", in: first, at: 0),
        Diagnostic(message("4"), at: .file(path: "a.yaml")),
        Diagnostic(message("2"), at: .file(path: "b.yaml")),
        Diagnostic(message("1"), at: .commandLine),
      ]) == ["1", "2", "3", "4", "5"]
    )
  }

  @Test func `what is said of files whose names look alike is said of each`() {
    let files = ["\u{E9}.yaml", "e\u{301}.yaml"].map { SourceFile(path: $0, text: "one") }
    let problems = files.map { diagnostic("same", in: $0, at: 0) }
    let ordered = problems.inReportingOrder(ofFiles: files.map(\.path).reversed())
    #expect(ordered.map { $0.path?.utf8.count } == [8, 7])
  }

  @Test func `what is said twice of one place is said once`() {
    let again = SourceFile(path: "b.yaml", text: "one\ntwo\n")
    #expect(
      texts([
        diagnostic("same", in: first, at: 0),
        diagnostic("same", in: again, at: 0),
        diagnostic("same", in: first, at: 1),
        diagnostic("other", in: first, at: 0),
      ]) == ["same", "other", "same"]
    )
  }
}
