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

  /// Orders moments by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.millisecondsSince1970 < right.millisecondsSince1970
  }
}
