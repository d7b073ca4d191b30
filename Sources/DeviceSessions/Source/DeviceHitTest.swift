import AppModelKit

/// Finds out what keeps a touch from an element of a device's screen.
///
/// The order of elements is not the order of drawing on iOS: bars, panels, alerts and the keyboard
/// cover the content wherever they come. On Android, later elements that take clicks cover earlier
/// ones.
struct DeviceHitTest {
  private let screen: ScreenSnapshot
  private let facts: [DeviceElement]
  private let bounds: Rect

  /// The elements that can cover others.
  private let covers: [Int]

  /// How far in front each element is drawn, by the frontmost part that it is in.
  private let layers: [DeviceLayer]

  init(screen: ScreenSnapshot, facts: [DeviceElement], bounds: Rect) {
    self.screen = screen
    self.facts = facts
    self.bounds = bounds
    covers = facts.indices.filter { index in
      !facts[index].isHidden && (facts[index].layer > .content || facts[index].takesTouches)
    }
    var layers: [DeviceLayer] = []
    for index in facts.indices {
      let outer = screen.parent(of: index).map { layers[$0] } ?? .content
      layers.append(max(outer, facts[index].layer))
    }
    self.layers = layers
  }

  /// What keeps a touch at the center of an element from reaching it, if anything does.
  func obstruction(of index: Int) -> Obstruction? {
    let element = screen.elements[index]
    let point = element.frame.center
    if facts[index].isKnownAsHittable { return nil }
    if let container = clippingContainer(of: index, at: point) {
      return .scrolledOut(of: container)
    }
    if !bounds.contains(point) { return .offScreen }
    if let cover = cover(of: index, at: point) { return .covered(by: cover) }
    return facts[index].isHidden || element.frame.isEmpty ? .hidden : nil
  }

  private func cover(of index: Int, at point: Point) -> Int? {
    covers.last { other in
      screen.elements[other].frame.contains(point) && !screen.isElement(other, within: index)
        && !screen.isElement(index, within: other) && isInFront(other, of: index)
    }
  }

  private func isInFront(_ other: Int, of index: Int) -> Bool {
    if layers[other] != layers[index] { return layers[other] > layers[index] }
    return facts[other].takesTouches && other > index
  }

  /// The nearest scrolling ancestor whose frame does not contain the point.
  private func clippingContainer(of index: Int, at point: Point) -> Int? {
    var ancestor = screen.parent(of: index)
    while let container = ancestor {
      let element = screen.elements[container]
      if element.traits.contains(.scrollable), !element.frame.contains(point) { return container }
      ancestor = screen.parent(of: container)
    }
    return nil
  }
}
