import AppModelKit

/// The values of the controls on the first tab.
struct Settings: Hashable {
  var isFlying = false
  var volume = 0.5
  var guests = 1.0

  /// The indices of the chosen options.
  var span = 0
  var size = 1
  var color = 0
  var page = 0
  var departure = CalendarDate(year: 2019, month: 10, day: 9)

  static let spans = ["Day", "Week", "Month"]
  static let sizes = ["Small", "Medium", "Large"]
  static let colors = ["Blue", "Green", "Orange"]
  static let pages = ["Beach", "Forest", "Mountains"]
  static let departures =
    CalendarDate(year: 2019, month: 1, day: 1)...CalendarDate(year: 2020, month: 12, day: 31)
}

extension ControlsApp {
  enum Setting: Hashable {
    case isFlying(Bool)
    case volume(Double)
    case guests(Double)
    case span(Int)
    case size(Int)
    case color(Int)
    case page(Int)
    case departure(CalendarDate)
    case reset
  }
}

extension Settings {
  mutating func apply(_ setting: ControlsApp.Setting) {
    switch setting {
    case .isFlying(let isFlying): self.isFlying = isFlying
    case .volume(let volume): self.volume = volume
    case .guests(let guests): self.guests = guests
    case .span(let span): self.span = span
    case .size(let size): self.size = size
    case .color(let color): self.color = color
    case .page(let page): self.page = min(max(page, 0), Self.pages.count - 1)
    case .departure(let date): departure = date
    case .reset: self = Settings()
    }
  }
}
