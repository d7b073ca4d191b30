extension Pen {
  /// Draws a bar and goes within it, or only takes note of its title.
  @usableFromInline
  mutating func openBar(_ title: String, identifier: String) -> Place? {
    barTitle = title
    guard case .drawn(let backTitle) = bars else { return nil }
    let bar = ElementSnapshot(
      .navigationBar,
      identifier: identifier,
      label: title,
      frame: Rect(0, 20, 375, 44)
    )
    let outer = open(bar)
    if let backTitle { add(.back(to: backTitle), .back) }
    return outer
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
