/// A day of the proleptic Gregorian calendar.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The year; dates that are written down lie in 1 to 9999.
  public let year: Int

  /// The month, from 1.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// The nearest date to the given parts.
  ///
  /// A part outside its range is brought to the end of the range, as date wheels do: the 31st of
  /// February is its last day.
  public init(year: Int, month: Int, day: Int) {
    self.year = min(max(year, 1), 9999)
    self.month = min(max(month, 1), 12)
    self.day = min(max(day, 1), Self.numberOfDays(inMonth: self.month, year: self.year))
  }

  /// The date that is this number of days after 1970-01-01.
  ///
  /// Counts in eras of 400 years that begin in March, so that the leap day is the last of a year.
  init(daysSince1970 days: Int) {
    let shifted = days + Self.daysFromYearZeroTo1970
    let era = shifted.floorDivided(by: Self.daysOfEra)
    let dayOfEra = shifted - era * Self.daysOfEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days lie between 1970-01-01 and this date.
  var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = yearFromMarch.floorDivided(by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysOfEra + dayOfEra - Self.daysFromYearZeroTo1970
  }

  private static let daysOfEra = 146_097
  private static let daysFromYearZeroTo1970 = 719_468

  /// How many days a month has, from 1 for January.
  static func numberOfDays(inMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Orders dates by time.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
