import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import Testing

/// The line that a terminal shows while a run lasts.
struct ProgressLineTests {
  @Test func `it begins empty`() {
    #expect(
      ProgressLine(caseCount: 12).plain(columns: 80) == "────────────────────   0/12"
    )
  }

  private static let widths: [(Int, String)] = [
    (100, "━━━━━━━━━━━━────────────   6/12  1 failed, 2 errors  日本語で: a name of some length"),
    (60, "━━━━━━━────────   6/12  1 failed, 2 errors  日本語で: a nam…"),
    (53, "━━━━━━───────   6/12  1 failed, 2 errors  日本語で: …"),
    (50, "━━━━━━──────   6/12  1 failed, 2 errors  日本語で…"),
    (49, "━━━━━━──────   6/12  1 failed, 2 errors"),
    (40, "━━━━━─────   6/12  1 failed, 2 errors"),
    (39, " 6/12  1 failed, 2 errors  日本語で: a…"),
    (24, " 6/12  日本語で: a name…"),
    (5, " 6/12"),
    (4, ""),
    (0, ""),
    (-1, ""),
  ]

  @Test(arguments: widths)
  func `it keeps to the width, wide characters counted`(columns: Int, expected: String) {
    let text = ProgressLine.halfDone.plain(columns: columns)
    #expect(text == expected)
    #expect(displayWidth(of: text) <= max(0, columns))
  }

  @Test func `it is red once something failed`() {
    let text = ProgressLine.halfDone.text(columns: 40, colour: .ansi)
    #expect(
      String(decoding: text, as: UTF8.self) == """
        \u{1B}[31m━━━━━\u{1B}[0m\u{1B}[2m─────\u{1B}[0m   6/12\
          \u{1B}[31m1 failed, 2 errors\u{1B}[0m
        """
    )
  }

  @Test func `each part of a survey begins anew, and says what it counts`() {
    var line = ProgressLine(caseCount: 0)
    line.begin(part: "scenarios", of: 1)
    line.begin("A")
    line.begin(part: "bugs", of: 846)
    #expect(line.plain(columns: 39) == "  0/846 bugs")
    line.begin("todo/Root/button#Add hidden")
    #expect(line.plain(columns: 39) == "  1/846 bugs  todo/Root/button#Add hid…")
  }

  @Test func `a name can't move the cursor`() {
    var line = ProgressLine(caseCount: 1)
    line.begin("a\n\u{1B}[2Jb")
    #expect(line.plain(columns: 39) == "1/1  a\\n\\u{1B}[2Jb")
  }
}

extension ProgressLine {
  fileprivate static var halfDone: ProgressLine {
    var line = ProgressLine(caseCount: 12)
    let name = "日本語で: a name of some length"
    for _ in 1...6 { line.begin(name) }
    for record in [CaseRecord.passed, .failed, .crashed, .invalid] { line.finish(record) }
    return line
  }

  fileprivate func plain(columns: Int) -> String {
    String(decoding: text(columns: columns, colour: .plain), as: UTF8.self)
  }
}
