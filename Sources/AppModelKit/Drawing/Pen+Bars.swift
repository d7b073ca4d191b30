extension Pen {
  /// Draws a bar and goes within it, or only takes note of its title.
  mutating func openBar(_ title: String, identifier: String) -> Place? {
    barTitle = title
    place.layout = .screen(below: 64, above: place.layout.area.maxY)
    guard case .drawn(let backTitle) = bars else { return nil }
    let bar = ElementSnapshot(
      .navigationBar,
      identifier: identifier,
      label: title,
      frame: Rect(0, 20, 375, 44)
    )
    let outer = open(bar)
    place.layout = .bar
    if let backTitle { add(.back(to: backTitle), .back) }
    return outer
  }

  /// Draws a toolbar and goes within it.
  mutating func openToolbar(_ frame: Rect?) -> Place? {
    let bottom = place.container < 0 ? place.layout.area.maxY : ScreenSnapshot.modelBounds.maxY
    let frame = frame ?? Rect(0, bottom - 44, ScreenSnapshot.modelBounds.width, 44)
    let outer = open(ElementSnapshot(.toolbar, frame: frame))
    if outer != nil { place.layout = .toolbar(frame) }
    return outer
  }

  /// The width of an alert that gives no frame.
  static let alertWidth = 271.0

  /// The frame of an alert that gives none: in the middle of the screen.
  static func alertFrame(ofHeight height: Double) -> Rect {
    let bounds = ScreenSnapshot.modelBounds
    return Rect((bounds.width - alertWidth) / 2, (bounds.height - height) / 2, alertWidth, height)
  }

  /// The frame of a sheet that gives none: at the bottom of the screen.
  static func sheetFrame(ofHeight height: Double) -> Rect {
    let bounds = ScreenSnapshot.modelBounds
    return Rect(0, bounds.height - height, bounds.width, height)
  }
}

extension ElementSnapshot {
  fileprivate static func back(to title: String) -> ElementSnapshot {
    ElementSnapshot(
      .button,
      label: title,
      title: title,
      frame: Rect(0, 20, 120, 44),
      traits: [.interactive, .backButton]
    )
  }
}
