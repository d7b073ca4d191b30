extension DateTime {
  /// The date and time as the locale `en_US` writes them in full.
  ///
  /// For example `Saturday, September 12, 2015 at 12:00 PM`.
  public var fullText: String {
    let date = date
    return "\(date.weekdayName), \(date.monthName) \(date.day), \(date.year) at \(timeText)"
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
