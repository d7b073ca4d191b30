import AppModelKit
import ScenarioEvents

extension Obstruction {
  /// The reason in words, as failures and forced touches give it.
  func reason(on screen: ScreenSnapshot) -> String {
    switch self {
    case .covered(let index) where screen.elements[index].type == .keyboard:
      "it is covered by the keyboard"
    case .covered(let index): "it is covered by \(screen.elements[index].shortDescription)"
    case .scrolledOut(let index): "it is scrolled out of \(screen.elements[index].shortDescription)"
    case .offScreen: "it is off the screen"
    case .moving: "a transition is moving it"
    case .coveredByPart(let part): "it is covered by '\(part)', which is not an element"
    case .hidden: "it is not visible"
    }
  }

  /// The advice on an element that can't be touched; waiting helps only if the app is about to
  /// change.
  func advice(on screen: ScreenSnapshot, after end: WaitEnd) -> String {
    switch (self, end) {
    case (.covered(let index), _) where screen.elements[index].type == .keyboard:
      "put the keyboard away with 'dismissKeyboard'"
    case (.covered(let index), .nothingScheduled):
      "dismiss the \(screen.elements[index].type.rawValue) first"
    case (.offScreen, .nothingScheduled): "bring it onto the screen first"
    case (.scrolledOut, .nothingScheduled): "scroll to it first"
    case (.offScreen, _), (.hidden, _): "wait until it is visible"
    case (.covered, _), (.scrolledOut, _), (.moving, _), (.coveredByPart, _):
      "wait until nothing is in the way"
    }
  }
}
