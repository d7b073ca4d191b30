import AppModelKit
import Testing

struct CalendarDateTests {
  @Test(arguments: [
    (0, "1970-01-01", "Thursday"), (-1, "1969-12-31", "Wednesday"),
    (951_782_400_000, "2000-02-29", "Tuesday"), (951_868_800_000, "2000-03-01", "Wednesday"),
    (1_442_059_200_000, "2015-09-12", "Saturday"), (-2_203_977_600_000, "1900-02-28", "Wednesday"),
    (-2_203_891_200_000, "1900-03-01", "Thursday"), (4_107_542_399_999, "2100-02-28", "Sunday"),
    (4_107_542_400_000, "2100-03-01", "Monday"), (-62_135_596_800_000, "0001-01-01", "Monday"),
    (253_402_300_799_999, "9999-12-31", "Friday"),
  ])
  func `a moment lies on a date`(milliseconds: Int64, text: String, weekday: String) {
    let date = DateTime(millisecondsSince1970: milliseconds).date
    #expect(date.text == text)
    #expect(date.weekdayName == weekday)
    let midnight = DateTime(date, hour: 0).millisecondsSince1970
    #expect(midnight <= milliseconds)
    #expect(milliseconds < midnight + 86_400_000)
  }

  @Test(arguments: [
    (2015, 2, 29, "2015-02-28"), (2016, 2, 31, "2016-02-29"), (2100, 2, 29, "2100-02-28"),
    (2000, 2, 30, "2000-02-29"), (2015, 4, 31, "2015-04-30"), (2015, 13, 1, "2015-12-01"),
    (2015, 0, 0, "2015-01-01"), (0, 1, 1, "0001-01-01"), (10_000, 1, 1, "9999-01-01"),
    (.max, .min, .max, "9999-01-31"),
  ])
  func `parts outside their range snap to its end`(
    year: Int,
    month: Int,
    day: Int,
    text: String
  ) {
    #expect(CalendarDate(year: year, month: month, day: day).text == text)
  }

  @Test func `dates are ordered by time`() {
    let dates = [
      CalendarDate(year: 2016, month: 1, day: 1), CalendarDate(year: 2015, month: 12, day: 31),
      CalendarDate(year: 2015, month: 2, day: 1), CalendarDate(year: 2015, month: 1, day: 31),
    ]
    #expect(
      dates.sorted().map(\.text) == ["2015-01-31", "2015-02-01", "2015-12-31", "2016-01-01"]
    )
  }
}
