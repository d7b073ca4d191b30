import ScenarioDiagnostics
import ScenarioReports
import Testing

/// The text that is written to a terminal during a run; `⌫` stands for the escape that clears a
/// line.
struct LiveScreenTests {
  @Test func `a run of less than a tenth of a second shows no line`() {
    var screen = Drawing()
    screen.begin(at: 0)
    screen.append("one\n", at: 10)
    screen.begin(at: 99)
    screen.wipe()
    #expect(screen.text == "one\n")
  }

  @Test func `a line is drawn with the case that begins when it is due`() {
    var screen = Drawing()
    screen.begin(at: 99)
    screen.begin(at: 100)
    screen.begin(at: 199)
    screen.begin(at: 200)
    #expect(screen.text == "2/9  Case 2⌫4/9  Case 4")
  }

  @Test func `something that takes long says how far it has come`() {
    var screen = Drawing()
    screen.begin(at: 0)
    screen.note("50 runs", at: 90)
    screen.note("100 runs", at: 180)
    screen.wipe()
    #expect(screen.text == "1/9  100 runs⌫")
  }

  @Test func `lines that stay wait for the line to be drawn anew, below them`() {
    var screen = Drawing()
    screen.begin(at: 100)
    screen.append("one\n", at: 150)
    screen.append("two\n", at: 160)
    #expect(screen.text == "1/9  Case 1")
    screen.append("three\n", at: 200)
    #expect(screen.text == "1/9  Case 1⌫one\ntwo\nthree\n1/9  Case 1")
  }

  @Test func `what is wiped leaves the lines that stay, and is not wiped again`() {
    var screen = Drawing()
    screen.begin(at: 100)
    screen.append("one\n", at: 150)
    screen.wipe()
    screen.append("two\n", at: 300)
    screen.wipe()
    #expect(screen.text == "1/9  Case 1⌫one\ntwo\n")
  }

  @Test func `it is drawn for the width that the terminal has then, less a column`() {
    var screen = Drawing()
    screen.columns = 5
    screen.begin(at: 100)
    screen.columns = 4
    screen.begin(at: 200)
    screen.columns = 40
    screen.begin(at: 300)
    #expect(screen.text == "1/9⌫2/9⌫3/9  Case 3")
  }

  @Test func `the width is asked for only when something is drawn`() {
    var screen = LiveScreen(caseCount: 9, colour: .plain)
    var questions = 0
    for moment in [0, 50, 100, 150] {
      _ = screen.begin("A", at: .milliseconds(moment)) {
        questions += 1
        return 20
      }
    }
    #expect(questions == 1)
  }
}

/// A run of nine cases on a terminal of thirty columns, by the milliseconds of a clock.
private struct Drawing {
  private var screen = LiveScreen(caseCount: 9, colour: .plain)
  private var begunCount = 0
  private(set) var text = ""
  var columns = 30

  mutating func begin(at milliseconds: Int) {
    begunCount += 1
    let name = "Case \(begunCount)"
    write(screen.begin(name, at: .milliseconds(milliseconds)) { [columns] in columns })
  }

  mutating func note(_ state: String, at milliseconds: Int) {
    write(screen.note(state, at: .milliseconds(milliseconds)) { [columns] in columns })
  }

  mutating func append(_ line: String, at milliseconds: Int) {
    write(screen.append(Array(line.utf8), at: .milliseconds(milliseconds)) { [columns] in columns })
  }

  mutating func wipe() {
    write(screen.wiping())
  }

  private mutating func write(_ bytes: [UInt8]) {
    text += String(decoding: bytes, as: UTF8.self).replacing("\r\u{1B}[K", with: "⌫")
  }
}
