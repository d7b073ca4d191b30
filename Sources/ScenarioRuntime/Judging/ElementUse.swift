import AppModelKit

/// What a step does with the element that it names.
enum ElementUse {
  /// It compares the element, or remembers its properties.
  case reading
  case tapping
  case typing
  case adjusting

  /// It moves fingers over the element, or scrolls it.
  case dragging

  /// Why none of several elements is of use to the step, if that is for what they are.
  var refusal: String? {
    switch self {
    case .typing: "none of them takes text"
    case .adjusting: "none of them can be adjusted"
    case .reading, .tapping, .dragging: nil
    }
  }
}

extension ScreenSnapshot {
  /// Whether a step could act on an element now, or after it has scrolled to it.
  func isUsable(_ index: Int, for use: ElementUse) -> Bool {
    switch use {
    case .reading: true
    case .typing: elements[index].traits.contains(.editable)
    case .adjusting: elements[index].adjustment != nil
    case .tapping, .dragging: elements[index].isEnabled && isWithinReach(index)
    }
  }

  private func isWithinReach(_ index: Int) -> Bool {
    switch obstruction(of: index) {
    case nil, .scrolledOut: true
    case .covered, .offScreen, .moving, .coveredByPart, .hidden: false
    }
  }
}

extension Gesture {
  var use: ElementUse {
    switch self {
    case .tap, .doubleTap, .taps, .press: .tapping
    case .adjust: .adjusting
    case .swipe, .scroll, .drag, .pinch, .rotate: .dragging
    }
  }
}
