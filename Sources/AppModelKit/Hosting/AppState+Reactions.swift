extension AppState {
  /// The element and those around it on which a gesture has the same effect, the innermost first.
  ///
  /// A gesture is made at the centre of an element. Elements around the one that reacts are left out,
  /// and so are those whose centre can't be touched.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - element: The element's index in ``screen``.
  /// - Returns: Indices of elements; only the element itself if nothing reacts.
  package func targets(of gesture: Gesture, on element: Int) -> [Int] {
    let composition = composition
    let elements = composition.tree.elements
    guard elements.indices.contains(element) else { return [] }
    let center = elements[element].frame.center
    let path = Array(sequence(first: element, next: composition.snapshot.parent(of:)))
    guard let reaction = composition.reaction(to: gesture, at: center),
      let reacting = composition.element(taking: gesture, at: center),
      let last = path.firstIndex(of: reacting)
    else { return [element] }
    return [element]
      + path[1...].prefix(last).filter { ancestor in
        composition.snapshot.isHittable(ancestor)
          && composition.reaction(to: gesture, at: elements[ancestor].frame.center) == reaction
      }
  }
}

/// The effect of a gesture at a point.
private struct GestureReaction: Equatable {
  let touch: Touch
  let longPress: LongPress
  let swipe: Swipe
  let action: AnyAction?

  /// - Returns: Nil if there is no effect.
  init?(
    touch: Touch = .nothing,
    longPress: LongPress = .nothing,
    swipe: Swipe = .nothing,
    action: AnyAction? = nil
  ) {
    let isTouch = touch != .nothing && touch != .background
    let isPress = longPress != .nothing && longPress != .control(.nothing)
    guard isTouch || isPress || swipe != .nothing || action != nil else { return nil }
    (self.touch, self.longPress, self.swipe, self.action) = (touch, longPress, swipe, action)
  }
}

extension Composition {
  fileprivate func reaction(to gesture: Gesture, at point: Point) -> GestureReaction? {
    let action = recognition(of: gesture, at: point)?.action
    switch gesture {
    case .tap, .doubleTap, .taps: return GestureReaction(touch: touch(at: point), action: action)
    case .press: return GestureReaction(longPress: longPress(at: point), action: action)
    case .swipe(let direction):
      return GestureReaction(swipe: swipe(direction, at: point), action: action)
    case .scroll, .adjust, .drag, .pinch, .rotate: return nil
    }
  }
}
