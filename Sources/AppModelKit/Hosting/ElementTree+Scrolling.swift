/// A scrolling element and how far it is scrolled.
struct Scroller: Hashable, Sendable {
  let element: Int
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
    for element in scrolling[start...] {
      let limit = scrollLimit(of: element)
      let wanted = scrollers.count < offsets.count ? offsets[scrollers.count] : 0
      let offset = min(max(wanted, 0), limit)
      if offset > 0 { moveContent(of: element, by: -offset) }
      scrollers.append(Scroller(element: element, offset: offset, limit: limit))
    }
    return scrollers
  }

  private func scrollLimit(of element: Int) -> Double {
    let visible = elements[element].frame.maxY
    var bottom = visible
    for child in (element + 1)..<Int(elements[element].subtreeEnd) {
      bottom = max(bottom, elements[child].frame.maxY)
    }
    return bottom - visible
  }

  private mutating func moveContent(of element: Int, by distance: Double) {
    for child in (element + 1)..<Int(elements[element].subtreeEnd) {
      elements[child].frame.y += distance
    }
  }
}
