/// A menu that a long press has opened.
struct OpenMenu: Equatable, Sendable {
  let items: [MenuItem]

  /// The frame of the element that was pressed.
  let source: Rect

  static let width = 204.0
  static let itemHeight = 44.0

  /// Where the menu lies: below the element that was pressed, or above it where no room is left, and
  /// within the screen.
  var frame: Rect {
    let bounds = ScreenSnapshot.modelBounds
    let height = Double(items.count) * Self.itemHeight
    let y = source.maxY + height <= bounds.maxY ? source.maxY : source.y - height
    let x = min(max(source.x, 0), bounds.width - Self.width)
    return Rect(x, max(y, 0), Self.width, height)
  }
}

extension Pen {
  mutating func draw(_ menu: OpenMenu) {
    let frame = menu.frame
    react(.menuItem(nil))
    guard let outer = open(ElementSnapshot(.menu, frame: frame, traits: .modal)) else { return }
    for (index, item) in menu.items.enumerated() {
      let y = frame.y + Double(index) * OpenMenu.itemHeight
      let place = Rect(frame.x, y, frame.width, OpenMenu.itemHeight)
      var element = ElementSnapshot.button(item.label, frame: place)
      element.type = .menuItem
      add(element, .menuItem(item.action))
    }
    close(outer)
  }
}

extension HostedApp {
  mutating func closeMenu(_ action: AnyAction?) throws(AppFault) {
    openMenu = nil
    invalidate()
    if let action { try dispatch(action) }
  }
}
