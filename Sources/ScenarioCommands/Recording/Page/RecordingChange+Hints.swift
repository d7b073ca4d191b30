import AppModelKit
import ScenarioRecording

extension RecordingChange {
  /// Says what a person can do instead of a change that was refused.
  ///
  /// - Parameters:
  ///   - fault: Why the change was refused.
  ///   - screen: The screen that the change was meant for.
  /// - Returns: A sentence; nil if nothing is known.
  func hint(after fault: RecordingFault, on screen: ScreenSnapshot) -> String? {
    switch (fault, self) {
    case (.breaks, .delete): "Delete the later steps first."
    case (.untaken, .gesture(let gesture, .element(let index), _)):
      screen.hint(onElement: index) ?? gesture.hint
    case (.untaken, .gesture(let gesture, .point, _)): gesture.hint
    default: nil
    }
  }
}

extension ScreenSnapshot {
  /// What to do in place of a gesture to which an element does not react; nil if that depends on the
  /// gesture.
  fileprivate func hint(onElement index: Int) -> String? {
    guard elements.indices.contains(index) else { return nil }
    if elements[index].type == .keyboard {
      return "The keyboard covers what is there. Press Escape or click Hide keyboard first."
    }
    return elements[index].adjustment == nil ? nil : "Right-click it to choose a value."
  }
}

extension PageGesture {
  /// How to record a gesture although nothing reacts to it.
  fileprivate var hint: String? {
    switch self {
    case .element(.tap), .element(.longPress): "Shift-click records it anyway."
    case .element, .type, .turn, .drag, .scroll: nil
    }
  }
}
