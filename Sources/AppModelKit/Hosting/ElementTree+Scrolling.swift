/// A scrolling element and how far it is scrolled.
struct Scroller: Hashable, Sendable {
  let element: Int
  let axis: Layout.Axis
  let offset: Double

  /// How far it can be scrolled.
  let limit: Double
}

extension ElementTree {
  /// Moves the contents of the scrolling elements.
  ///
  /// - Parameters:
  ///   - offsets: The wanted offset of each, in reading order; it is limited by the content.
  ///   - start: The place of the first of them among all the scrolling elements.
  /// - Returns: How far each is scrolled.
  mutating func scroll(by offsets: [Double], from start: Int) -> [Scroller] {
    var scrollers: [Scroller] = []
    for scrolling in scrolling[start...] {
      let (element, axis) = (scrolling.element, scrolling.axis)
      let limit = scrollLimit(of: element, along: axis)
      let wanted = scrollers.count < offsets.count ? offsets[scrollers.count] : 0
      let offset = min(max(wanted, 0), limit)
      if offset > 0 { moveContent(of: element, by: -offset, along: axis) }
      scrollers.append(Scroller(element: element, axis: axis, offset: offset, limit: limit))
    }
    return scrollers
  }

  private func scrollLimit(of element: Int, along axis: Layout.Axis) -> Double {
    let visible = elements[element].frame.end(along: axis)
    var end = visible
    var child = element + 1
    while child < Int(elements[element].subtreeEnd) {
      end = max(end, elements[child].frame.end(along: axis))
      // What another scrolling element holds is cut off at that element's frame.
      let isClipping = elements[child].traits.contains(.scrollable)
      child = isClipping ? Int(elements[child].subtreeEnd) : child + 1
    }
    return end - visible
  }

  private mutating func moveContent(of element: Int, by distance: Double, along axis: Layout.Axis) {
    for child in (element + 1)..<Int(elements[element].subtreeEnd) {
      switch axis {
      case .horizontal: elements[child].frame.x += distance
      case .vertical: elements[child].frame.y += distance
      }
    }
  }
}

extension Rect {
  /// The right or lower side.
  fileprivate func end(along axis: Layout.Axis) -> Double {
    switch axis {
    case .horizontal: maxX
    case .vertical: maxY
    }
  }
}
