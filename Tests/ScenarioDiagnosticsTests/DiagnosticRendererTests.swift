import ScenarioDiagnostics
import Testing

struct DiagnosticRendererTests {
  private let message = Diagnostic.Message(id: "unknown-command", text: "unknown command 'tpa'")

  private func render(
    _ diagnostics: Diagnostic...,
    style: ConsoleColour = .plain
  ) -> String {
    DiagnosticRenderer(style: style).render(diagnostics)
  }

  /// The span of a word in a text.
  private func span(of word: String, in text: String, path: String = "a.yaml") -> SourceSpan {
    let file = SourceFile(path: path, text: text)
    let offset = text.firstRange(of: word).map {
      UInt32(text.utf8.distance(from: text.startIndex, to: $0.lowerBound))
    }
    let start = offset ?? 0
    return SourceSpan(file: file, start: start, end: start + UInt32(word.utf8.count))
  }

  @Test func `a diagnostic reads like a compiler's`() {
    let text = "name: Log in\nsteps:\n  - tap: x\n\n\n\n  - tpa: Sign in\n"
    let path = "Scenarios/login.yaml"
    #expect(
      render(
        Diagnostic(
          message,
          at: span(of: "tpa", in: text, path: path),
          suggestion: "did you mean 'tap'?",
          notes: [Diagnostic.Note("in these steps", at: span(of: "steps", in: text, path: path))]
        )
      ) == """
        Scenarios/login.yaml:7:5: error: unknown command 'tpa' [unknown-command]
         7 |   - tpa: Sign in
           |     ^~~ did you mean 'tap'?
        Scenarios/login.yaml:2:1: note: in these steps
         2 | steps:
           | ^~~~~

        """
    )
  }

  @Test func `the gutter grows with the line's number`() {
    let text = String(repeating: "\n", count: 99) + "tpa\n"
    #expect(
      render(Diagnostic(message, severity: .warning, at: span(of: "tpa", in: text))) == """
        a.yaml:100:1: warning: unknown command 'tpa' [unknown-command]
         100 | tpa
             | ^~~

        """
    )
  }

  @Test func `what has no text to point at has a place all the same`() {
    #expect(
      render(
        Diagnostic(message, at: .file(path: "a.yaml"), suggestion: "did you mean 'tap'?"),
        Diagnostic(message, at: .commandLine, notes: [Diagnostic.Note("see 'rehearse help'")])
      ) == """
        a.yaml: error: unknown command 'tpa' [unknown-command]
          did you mean 'tap'?
        rehearse: error: unknown command 'tpa' [unknown-command]
        rehearse: note: see 'rehearse help'

        """
    )
  }

  @Test func `a note without a place stands at the diagnostic's`() {
    #expect(
      render(
        Diagnostic(message, at: span(of: "b", in: "a: b"), notes: [Diagnostic.Note("so it is")])
      ) == """
        a.yaml:1:4: error: unknown command 'tpa' [unknown-command]
         1 | a: b
           |    ^
        a.yaml:1:4: note: so it is

        """
    )
  }

  @Test func `the caret stands under wide, combined and tabbed text`() {
    #expect(
      render(Diagnostic(message, at: span(of: "日本", in: "e\u{301}\tテ: 日本 🎉"))) == """
        a.yaml:1:10: error: unknown command 'tpa' [unknown-command]
         1 | e\u{301}       テ: 日本 🎉
           |             ^~~~

        """
    )
  }

  @Test func `an empty span has a caret, also at the end of the file`() {
    let file = SourceFile(path: "a.yaml", text: "a:")
    #expect(
      render(Diagnostic(message, at: SourceSpan(file: file, start: 2, end: 2))) == """
        a.yaml:1:3: error: unknown command 'tpa' [unknown-command]
         1 | a:
           |   ^

        """
    )
  }

  @Test func `a span of several lines is marked on its first`() {
    #expect(
      render(Diagnostic(message, at: span(of: "one\r\n  two", in: "a: one\r\n  two"))) == """
        a.yaml:1:4: error: unknown command 'tpa' [unknown-command]
         1 | a: one
           |    ^~~

        """
    )
  }

  @Test func `nothing in a file can act on the terminal`() {
    #expect(
      render(
        Diagnostic(
          Diagnostic.Message(id: "test", text: "bad '\u{1B}[2J'\n"),
          at: span(of: "x", in: "\u{202E}\u{1B}[31m: x", path: "\u{1B}]0;evil\u{7}.yaml"),
          suggestion: "\u{7}"
        )
      ) == """
        \\u{1B}]0;evil\\u{7}.yaml:1:11: error: bad '\\u{1B}[2J'\\n [test]
         1 | \\u{202E}\\u{1B}[31m: x
           |                     ^ \\u{7}

        """
    )
  }

  @Test func `colours change nothing but colours`() {
    let diagnostic = Diagnostic(
      message,
      at: span(of: "tpa", in: "- tpa: x"),
      suggestion: "did you mean 'tap'?",
      notes: [Diagnostic.Note("a note")]
    )
    let coloured = render(diagnostic, style: .ansi)
    #expect(
      coloured == """
        \u{1B}[1ma.yaml:1:3:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \
        \u{1B}[1munknown command 'tpa' [unknown-command]\u{1B}[0m
         1 | - tpa: x
           |   \u{1B}[32m^~~\u{1B}[0m \u{1B}[32mdid you mean 'tap'?\u{1B}[0m
        \u{1B}[1ma.yaml:1:3:\u{1B}[0m \u{1B}[1;36mnote:\u{1B}[0m \u{1B}[1ma note\u{1B}[0m

        """
    )
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == render(diagnostic))
  }
}
