import AppModelKit
import Testing

struct DateTimeTests {
  @Test(arguments: [
    ("2015-09-12T12:00:00Z", 1_442_059_200_000), ("1970-01-01T00:00:00Z", 0),
    ("2015-09-12t12:00:00z", 1_442_059_200_000), ("2015-09-12T12:00Z", 1_442_059_200_000),
    ("2015-09-12T12:00", 1_442_059_200_000), ("2015-09-12T14:00:00+02:00", 1_442_059_200_000),
    ("2015-09-12T06:30:00-05:30", 1_442_059_200_000),
    ("2015-09-12T12:00:00.5Z", 1_442_059_200_500),
    ("2015-09-12T12:00:00.1239999Z", 1_442_059_200_123),
    ("2015-09-12T12:00:59.999Z", 1_442_059_259_999),
    ("0001-01-01T00:00:00Z", -62_135_596_800_000),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
    ("0001-01-01T02:00:00+02:00", -62_135_596_800_000),
  ])
  func `a text in the form of ISO 8601 is a moment`(text: String, milliseconds: Int64) {
    #expect(DateTime(iso8601: text)?.millisecondsSince1970 == milliseconds)
  }

  @Test(arguments: [
    "2015-09-12T12:00:59.999Z", "1969-12-31T23:59:01.001Z", "0001-01-01T00:00:00.000Z",
  ])
  func `a moment is written so that it can be read again`(text: String) {
    #expect(DateTime(iso8601: text)?.iso8601 == text)
  }

  @Test(arguments: [
    "", "2015-09-12", "2015-09-12T", "2015-09-12T12", "2015-09-12 12:00:00Z",
    "2015-09-31T12:00:00Z", "2015-02-29T12:00:00Z", "2015-13-01T12:00:00Z",
    "2015-00-01T12:00:00Z", "2015-09-00T12:00:00Z", "2015-09-12T24:00:00Z",
    "2015-09-12T12:60:00Z", "2015-09-12T12:00:60Z", "2015-09-12T12:00:00.Z",
    "2015-09-12T12:00:00+2:00", "2015-09-12T12:00:00+24:00", "2015-09-12T12:00:00+0200",
    "2015-09-12T12:00:00Z ", " 2015-09-12T12:00:00Z", "15-09-12T12:00:00Z",
    "+2015-09-12T12:00:00Z", "0000-01-01T00:00:00Z", "0001-01-01T00:00:00+02:00",
    "9999-12-31T23:59:59-00:01", "2015-9-12T12:00:00Z", "2015-09-12T12:00:00ZZ",
    "٢٠١٥-09-12T12:00Z",
  ])
  func `anything else is not`(text: String) {
    #expect(DateTime(iso8601: text) == nil)
  }

  @Test(arguments: [
    ("2015-09-12T12:00:00Z", "Saturday, September 12, 2015 at 12:00 PM"),
    ("2015-09-02T00:05:00Z", "Wednesday, September 2, 2015 at 12:05 AM"),
    ("2024-02-29T23:59:59Z", "Thursday, February 29, 2024 at 11:59 PM"),
    ("1969-12-31T09:00:00Z", "Wednesday, December 31, 1969 at 9:00 AM"),
  ])
  func `the full text is that of an American`(iso8601: String, text: String) {
    #expect(DateTime(iso8601: iso8601)?.fullText == text)
  }

  @Test func `days and durations can be added`() throws {
    let noon = try #require(DateTime(iso8601: "2016-02-28T12:00:00Z"))
    #expect(noon.adding(days: 2) == DateTime(iso8601: "2016-03-01T12:00Z"))
    #expect(noon.adding(days: -59) == DateTime(iso8601: "2015-12-31T12:00Z"))
    #expect(noon.advanced(by: .seconds(43_200)) == DateTime(iso8601: "2016-02-29T00:00Z"))
    #expect(noon.advanced(by: .nanoseconds(999_999)) == noon)
    #expect(noon.advanced(by: .milliseconds(43_199_999)).date == noon.date)
    #expect(noon.advanced(by: .seconds(43_200)).date != noon.date)
  }

  @Test(arguments: [Int.min, -1_000_000_000_000, 1_000_000_000_000, Int.max])
  func `nothing traps at the ends of time`(days: Int) {
    let moment = DateTime(millisecondsSince1970: 0).adding(days: days)
    #expect((moment.millisecondsSince1970 < 0) == (days < 0))
    let further = moment.advanced(by: .seconds(days < 0 ? Int64.min : .max))
    #expect((further.millisecondsSince1970 < 0) == (days < 0))
    #expect(!further.fullText.isEmpty)
  }

  @Test(
    arguments: [
      (9_223_372_036_854_775, 900_000_000_000_000_000), (Int64.max, 999_999_999_999_999_999),
      (-9_223_372_036_854_775, -900_000_000_000_000_000), (Int64.min, 0),
    ] as [(Int64, Int64)]
  )
  func `no duration is too long to be added`(seconds: Int64, attoseconds: Int64) {
    let start = DateTime(millisecondsSince1970: 0)
    let end = start.advanced(
      by: Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    )
    #expect(end.millisecondsSince1970.magnitude >= 9_223_372_036_854_774_000)
    #expect((end.millisecondsSince1970 < 0) == (seconds < 0))
  }

  @Test func `a moment can be made of a date and a time of day`() {
    let date = CalendarDate(year: 2015, month: 9, day: 12)
    #expect(DateTime(date) == DateTime(iso8601: "2015-09-12T12:00Z"))
    #expect(DateTime(date, hour: 23, minute: 59) == DateTime(iso8601: "2015-09-12T23:59Z"))
    #expect(DateTime(date, hour: 24, minute: 60) == DateTime(iso8601: "2015-09-12T23:59Z"))
  }
}
