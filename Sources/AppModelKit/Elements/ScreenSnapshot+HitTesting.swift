/// Why an element cannot be touched at its centre.
public enum Obstruction: Hashable, Sendable {
  /// Another element, by its index, lies on top.
  case covered(by: Int)

  /// The centre is scrolled out of the container with this index.
  case scrolledOut(of: Int)

  /// The centre is outside the screen.
  case offScreen

  case moving

  /// Something that is not an element lies on top, such as the backdrop `div.veil` of a web page.
  case coveredByPart(String)

  /// It is cut off by what is around it on a web page, or a device says no more than that it is not visible.
  case hidden
}

extension ScreenSnapshot {
  /// Whether a touch at the element's centre would reach it or something within it.
  public func isHittable(_ index: Int) -> Bool { obstruction(of: index) == nil }

  /// What keeps a touch at the element's centre from reaching it, if anything does.
  public func obstruction(of index: Int) -> Obstruction? {
    if let rendering { return rendering.obstructions[index] }
    if elements[index].traits.contains(.moving) { return .moving }
    let point = elements[index].frame.center
    if let container = clippingContainer(of: index, at: point) {
      return .scrolledOut(of: container)
    }
    guard let hit = hitTest(point) else { return .offScreen }
    return isElement(hit, within: index) ? nil : .covered(by: hit)
  }

  /// The index of the topmost element at a point, or nil if the point is empty.
  ///
  /// While a modal element is there, a touch outside it lands on the modal itself; the keyboard alone
  /// can lie over it.
  package func hitTest(_ point: Point) -> Int? {
    guard bounds.contains(point) else { return nil }
    let lowest = max(Int(modal), 0)
    var index = elements.count - 1
    while index >= lowest {
      if isReachable(index), elements[index].frame.contains(point),
        clippingContainer(of: index, at: point) == nil
      {
        return index
      }
      index -= 1
    }
    return modal < 0 ? nil : Int(modal)
  }

  /// Whether no modal element keeps touches from an element that is drawn after it.
  private func isReachable(_ index: Int) -> Bool {
    modal < 0 || isElement(index, within: Int(modal)) || elements[index].type == .keyboard
  }

  /// The modal element that keeps all input from an element outside it, if one is there.
  package func modal(over index: Int) -> Int? {
    let modal = Int(modal)
    return modal < 0 || isElement(index, within: modal) ? nil : modal
  }

  /// The nearest scrolling ancestor whose frame does not contain the point.
  private func clippingContainer(of index: Int, at point: Point) -> Int? {
    var ancestor = parent(of: index)
    while let container = ancestor {
      if elements[container].traits.contains(.scrollable),
        !elements[container].frame.contains(point)
      {
        return container
      }
      ancestor = parent(of: container)
    }
    return nil
  }
}
