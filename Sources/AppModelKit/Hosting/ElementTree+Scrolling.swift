/// A scrolling element and how far it is scrolled.
struct Scroller: Hashable, Sendable {
  var element: Int
  let offset: Double

  /// How far it can be scrolled.
  let limit: Double
}

extension ElementTree {
  /// Moves what is within the scrolling elements.
  ///
  /// - Parameter offsets: How far each is to be scrolled, in reading order; less where its content
  ///   does not reach that far.
  /// - Returns: How far each is scrolled.
  mutating func scroll(by offsets: [Double]) -> [Scroller] {
    var scrollers: [Scroller] = []
    for index in elements.indices where elements[index].traits.contains(.scrollable) {
      let limit = scrollLimit(of: index)
      let wanted = scrollers.count < offsets.count ? offsets[scrollers.count] : 0
      let offset = min(max(wanted, 0), limit)
      if offset > 0 { moveContent(of: index, by: -offset) }
      scrollers.append(Scroller(element: index, offset: offset, limit: limit))
    }
    return scrollers
  }

  private func scrollLimit(of index: Int) -> Double {
    let frame = elements[index].frame
    var bottom = frame.maxY
    for child in (index + 1)..<Int(elements[index].subtreeEnd) {
      bottom = max(bottom, elements[child].frame.maxY)
    }
    return bottom - frame.maxY
  }

  private mutating func moveContent(of index: Int, by distance: Double) {
    for child in (index + 1)..<Int(elements[index].subtreeEnd) {
      elements[child].frame.y += distance
    }
  }
}
