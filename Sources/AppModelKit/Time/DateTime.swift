/// A date and a time of day in UTC.
///
/// App models live in one time zone and one locale, so this is all the calendar they need: the
/// proleptic Gregorian one, without leap seconds.
public struct DateTime: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public var millisecondsSince1970: Int64

  /// A moment in milliseconds since 1970-01-01T00:00:00Z.
  public init(millisecondsSince1970: Int64) {
    self.millisecondsSince1970 = millisecondsSince1970
  }

  /// A moment on a date, by default noon; hours beyond 0 to 23 and minutes beyond 0 to 59 are taken
  /// for the nearest.
  public init(_ date: CalendarDate, hour: Int = 12, minute: Int = 0) {
    let minutes = min(max(hour, 0), 23) * 60 + min(max(minute, 0), 59)
    millisecondsSince1970 = Int64(date.daysSince1970 * Self.millisecondsOfDay + minutes * 60_000)
  }

  static let millisecondsOfDay = 86_400_000

  /// Orders moments by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.millisecondsSince1970 < right.millisecondsSince1970
  }

  /// The day.
  public var date: CalendarDate {
    CalendarDate(daysSince1970: Int(millisecondsSince1970).floorDivided(by: Self.millisecondsOfDay))
  }

  /// The hours since midnight.
  public var hour: Int { millisecondOfDay / 3_600_000 }

  /// The minutes since the hour began.
  public var minute: Int { millisecondOfDay / 60_000 % 60 }

  private var millisecondOfDay: Int {
    Int(millisecondsSince1970).floorRemainder(dividedBy: Self.millisecondsOfDay)
  }

  /// The moment that is this number of days later.
  public func adding(days: Int) -> DateTime {
    let (milliseconds, overflow) = days.multipliedReportingOverflow(by: Self.millisecondsOfDay)
    return adding(milliseconds: overflow ? (days < 0 ? .min : .max) : Int64(milliseconds))
  }

  /// The moment that lies a duration later, in whole milliseconds.
  public func advanced(by duration: Duration) -> DateTime {
    adding(milliseconds: duration.wholeMilliseconds)
  }

  /// The moment that is this number of milliseconds later, or the last one there is.
  private func adding(milliseconds: Int64) -> DateTime {
    let (sum, overflow) = millisecondsSince1970.addingReportingOverflow(milliseconds)
    let limit = milliseconds < 0 ? Int64.min : .max
    return DateTime(millisecondsSince1970: overflow ? limit : sum)
  }
}
