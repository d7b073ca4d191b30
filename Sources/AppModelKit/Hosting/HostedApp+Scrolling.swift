extension HostedApp {
  /// Scrolls by half of the visible part, like a finger that moves in a direction.
  mutating func scroll(_ direction: Direction, at place: Int) {
    let frame = composition.tree.elements[composition.scrollers[place].element].frame
    switch direction {
    case .up: scroll(by: frame.height / 2, at: place)
    case .down: scroll(by: -frame.height / 2, at: place)
    case .left: scroll(by: frame.width / 2, at: place)
    case .right: scroll(by: -frame.width / 2, at: place)
    }
  }

  /// Moves the content of a scrolling element within its limits.
  mutating func scroll(by distance: Double, at place: Int) {
    let scroller = composition.scrollers[place]
    setOffset(scroller.offset + distance, of: scroller, at: place)
  }

  mutating func scrollToVisible(_ element: Int) -> Bool {
    guard fault == nil, change.motion == nil else { return false }
    refresh()
    guard composition.tree.elements.indices.contains(element) else { return false }
    let innermost = composition.scrollers.last {
      $0.element != element && composition.snapshot.isElement(element, within: $0.element)
    }
    guard let container = innermost?.element else { return false }
    let frame = composition.tree.elements[element].frame
    let visible = composition.tree.elements[container].frame
    var hasMoved = false
    for (place, scroller) in composition.scrollers.enumerated() where scroller.element == container
    {
      let distance = frame.distance(into: visible, along: scroller.axis)
      if setOffset(scroller.offset + distance, of: scroller, at: place) { hasMoved = true }
    }
    return hasMoved
  }

  /// Scrolls to an offset within the content and returns whether anything moved.
  @discardableResult
  private mutating func setOffset(_ offset: Double, of scroller: Scroller, at place: Int) -> Bool {
    let offset = min(max(offset, 0), scroller.limit)
    guard offset != scroller.offset else { return false }
    navigation.setOffset(offset, at: place)
    invalidate()
    return true
  }
}

extension Rect {
  /// How far to scroll for the centre to come into the visible part, with as much else as fits.
  ///
  /// An element twice as high as that part, or higher, has neither edge in it when its centre is there.
  fileprivate func distance(into visible: Rect, along axis: Layout.Axis) -> Double {
    switch axis {
    case .horizontal: turned.distance(into: visible.turned)
    case .vertical: distance(into: visible)
    }
  }

  /// The rectangle with its sides exchanged.
  private var turned: Rect { Rect(y, x, height, width) }

  private func distance(into visible: Rect) -> Double {
    if center.y >= visible.y, center.y < visible.maxY { return 0 }
    if height >= 2 * visible.height { return center.y - visible.center.y }
    return center.y < visible.y ? y - visible.y : maxY - visible.maxY
  }
}
