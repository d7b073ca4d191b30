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
    if case .edit(.delete) = self, case .breaks = fault { return "Delete the later steps first." }
    guard case .act(.gesture(let gesture, let target, _)) = self, case .untaken = fault else {
      return nil
    }
    return switch target {
    case .element(let index): screen.hint(onElement: index) ?? gesture.hint
    case .point: gesture.hint
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
