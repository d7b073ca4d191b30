import Testing

@testable import AppModelKit

/// The texts that controls of web pages take.
struct WrittenFormTests {
  @Test(arguments: [
    (WrittenForm.time, "14:30"), (.time, "00:00:59"), (.dateAndTime, "2024-02-29T23:59"),
    (.month, "2026-11"), (.week, "2026-W01"), (.week, "2026-W53"), (.color, "#fF8800"),
    (.file, "a/b.txt"),
  ])
  func `a text of the form is accepted`(form: WrittenForm, text: String) {
    #expect(ElementSnapshot.Adjustment.written(form).accepts(text))
  }

  @Test(arguments: [
    (WrittenForm.time, "24:00"), (.time, "1:30"), (.time, "12:60"), (.time, "12"), (.time, ""),
    (.time, "+1:30"), (.dateAndTime, "2023-02-29T12:00"), (.dateAndTime, "2023-02-28 12:00"),
    (.month, "2026-13"), (.month, "2026"), (.week, "2026-W54"), (.week, "2026-48"),
    (.week, "2026-W+1"), (.week, "+123-W01"),
    (.color, "red"), (.color, "#ff88"), (.color, "#ff880g"), (.file, ""),
  ])
  func `another text is refused`(form: WrittenForm, text: String) {
    #expect(!ElementSnapshot.Adjustment.written(form).accepts(text))
  }
}
