extension DateTime {
  /// The date and time as the locale `en_US` writes them in full.
  ///
  /// For example `Saturday, September 12, 2015 at 12:00 PM`.
  public var fullText: String {
    let date = date
    return "\(date.weekdayName), \(date.monthName) \(date.day), \(date.year) at \(timeText)"
  }

  /// The moment in the form of ISO 8601: `2026-01-31T12:00:00.000Z`.
  package var iso8601: String {
    let millisecond = Int(millisecondsSince1970).floorRemainder(dividedBy: 60_000)
    var text = "\(date.text)T"
    text.append(number: hour, width: 2)
    text += ":"
    text.append(number: minute, width: 2)
    text += ":"
    text.append(number: millisecond / 1000, width: 2)
    text += "."
    text.append(number: millisecond % 1000, width: 3)
    return text + "Z"
  }

  /// The time of day on a clock of twelve hours: `9:05 AM`.
  private var timeText: String {
    let hour = hour
    var text = String(hour % 12 == 0 ? 12 : hour % 12)
    text += ":"
    text.append(number: minute, width: 2)
    text += hour < 12 ? " AM" : " PM"
    return text
  }
}
