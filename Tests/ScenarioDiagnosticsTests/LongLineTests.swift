import ScenarioDiagnostics
import Testing

struct LongLineTests {
  private func lines(_ text: String, start: Int, count: Int) -> [String] {
    let file = SourceFile(path: "a.yaml", text: text)
    let span = SourceSpan(file: file, start: UInt32(start), end: UInt32(start + count))
    let diagnostic = Diagnostic(Diagnostic.Message(id: "test", text: "test"), at: span)
    let text = DiagnosticRenderer(style: .plain).render([diagnostic])
    return text.split(separator: "\n").dropFirst().map { String($0) }
  }

  private func dots(_ count: Int) -> String { String(repeating: ".", count: count) }

  @Test func `a line of 160 columns is shown whole`() {
    let text = dots(157) + "xyz"
    #expect(
      lines(text, start: 157, count: 3) == [
        " 1 | \(text)", "   | \(String(repeating: " ", count: 157))^~~",
      ]
    )
  }

  @Test func `of a longer line the part around the span is shown`() {
    #expect(
      lines(dots(10_000) + "xyz" + dots(10_000), start: 10_000, count: 3) == [
        " 1 | …\(dots(59))xyz\(dots(96))…", "   | \(String(repeating: " ", count: 60))^~~",
      ]
    )
  }

  @Test func `a span near the start keeps the start`() {
    #expect(
      lines("ab" + dots(10_000), start: 0, count: 2) == [" 1 | ab\(dots(157))…", "   | ^~"]
    )
  }

  @Test func `a span that is itself too long is cut`() {
    #expect(
      lines("ab" + dots(10_000), start: 1, count: 5_000) == [
        " 1 | ab\(dots(157))…", "   |  ^\(String(repeating: "~", count: 158))",
      ]
    )
  }

  @Test func `a cut never splits a character`() {
    let text = String(repeating: "日", count: 5_000) + "x"
    #expect(
      lines(text, start: 15_000, count: 1) == [
        " 1 | …\(String(repeating: "日", count: 29))x",
        "   | \(String(repeating: " ", count: 59))^",
      ]
    )
  }
}
