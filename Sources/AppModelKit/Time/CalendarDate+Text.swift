extension CalendarDate {
  /// The English names of the months, from January.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The English names of the days of a week, from Thursday, which 1970-01-01 was.
  private static let weekdayNames = [
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday",
  ]

  /// The English name of the month.
  public var monthName: String { Self.monthNames[month - 1] }

  /// The English name of the day of the week.
  public var weekdayName: String {
    Self.weekdayNames[daysSince1970.floorRemainder(dividedBy: 7)]
  }

  /// The date of a text such as `2019-10-09`; nil for a day that does not exist.
  public init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard text.utf8.count == 10, parts.count == 3, let year = parts[0], let month = parts[1],
      let day = parts[2]
    else { return nil }
    self.init(year: year, month: month, day: day)
    if self.text != text { return nil }
  }

  /// Why no day has the date at the beginning of a text: `February 2019 has 28 days`; nil if one has, or if no
  /// date is there.
  package static func missingDay(in text: String) -> String? {
    let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, numbers[0] > 0, (1...12).contains(numbers[1]), numbers[2] > 0 else {
      return nil
    }
    let nearest = CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
    guard nearest.day < numbers[2] else { return nil }
    return "\(nearest.monthName) \(nearest.year) has \(nearest.day) days"
  }

  /// The date as `yyyy-MM-dd`.
  public var text: String {
    var text = ""
    text.reserveCapacity(10)
    text.append(number: year, width: 4)
    text += "-"
    text.append(number: month, width: 2)
    text += "-"
    text.append(number: day, width: 2)
    return text
  }
}
