package import AppModelKit

extension Recording {
  /// Records a drag of a finger across an element: as a swipe, or as scrolling if that does the same.
  package mutating func drag(
    _ direction: Direction,
    acrossElement index: Int
  ) throws(RecordingFault) {
    var (swiped, scrolled) = (self, self)
    let scrolls = (try? scrolled.scroll(direction.opposite, atElement: index)) != nil
    do throws(RecordingFault) {
      try swiped.record(.swipe(direction), onElement: index)
    } catch {
      guard scrolls else { throw error }
      self = scrolled
      return
    }
    self = scrolls && scrolled.screen.elements == swiped.screen.elements ? scrolled : swiped
  }

  /// Records that a wheel is turned to a value, in one step with the turns of it before.
  ///
  /// - Parameters:
  ///   - index: The wheel's index in the screen.
  ///   - value: One of its values.
  /// - Throws: Why it is not recorded; the recording is as it was then.
  package mutating func turn(_ index: Int, to value: String) throws(RecordingFault) {
    guard let earlier = takeBeforeTurns(of: index) else {
      let turned = try take(after: .adjust(to: value), onElement: index)
      advance(to: try continuing(turned))
      unfolded = turned.later.isEmpty ? turned : nil
      return
    }
    if earlier.screen.elements[index].value == value { return replacePresent(with: earlier) }
    var base = self
    base.present = earlier
    let turned = try base.take(after: .adjust(to: value), onElement: index)
    replacePresent(with: try continuing(turned))
    unfolded = turned
  }

  /// The take before the last act, if that has turned the same wheel.
  private func takeBeforeTurns(of index: Int) -> Take? {
    guard var take = unfolded, let touched = take.last.touched, touched.index == index,
      case .adjust = touched.gesture
    else { return nil }
    take.acts.removeLast()
    return take
  }

  package mutating func scroll(
    _ direction: Direction,
    atElement index: Int
  ) throws(RecordingFault) {
    guard screen.elements.indices.contains(index) else {
      throw .refused("the screen has no element \(index + 1)")
    }
    let area = sequence(first: index, next: screen.parent(of:)).first {
      screen.elements[$0].traits.contains(.scrollable)
    }
    try record(.scroll(direction), onElement: area ?? index)
  }

  /// Records a double tap in place of the tap before.
  ///
  /// - Parameter index: The element's index in the screen before that tap.
  /// - Throws: Why it is not recorded; the recording is as it was then.
  package mutating func doubleTap(insteadOfTapOnElement index: Int) throws(RecordingFault) {
    guard var earlier = undone, present.last.touched?.gesture == .tap else {
      throw .refused("the last step is not a tap")
    }
    try earlier.record(.doubleTap, onElement: index)
    self = earlier
  }
}
