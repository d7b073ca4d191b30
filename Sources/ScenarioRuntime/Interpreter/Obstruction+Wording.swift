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
      "dismiss the \(screen.elements[screen.overlay(around: index)].type.rawValue) first"
    case (.offScreen, .nothingScheduled): "bring it onto the screen first"
    case (.scrolledOut, .nothingScheduled): "scroll to it first"
    case (.offScreen, _), (.hidden, _): "wait until it is visible"
    case (.covered, _), (.scrolledOut, _), (.moving, _), (.coveredByPart, _):
      "wait until nothing is in the way"
    }
  }
}

extension Obstruction {
  /// The advice on an element under an alert, which goes only when a button of it is tapped.
  ///
  /// - Returns: Nil for other obstructions, and for an alert without labelled buttons.
  func adviceOnAnswering(on screen: ScreenSnapshot) -> String? {
    guard case .covered(let index) = self else { return nil }
    let cover = screen.overlay(around: index)
    guard screen.elements[cover].type == .alert else { return nil }
    let buttons = screen.descendants(of: cover).map { screen.elements[$0] }
      .filter { $0.type == .button && !$0.label.isEmpty }
    if buttons.isEmpty { return nil }
    let names = buttons.prefix(3).map(\.label.quoted)
    return "answer the alert first: tap \(names.joined(separator: " or "))"
  }
}

extension ScreenSnapshot {
  /// The alert, sheet or menu that an element is in, or the element itself outside of them.
  fileprivate func overlay(around index: Int) -> Int {
    sequence(first: index) { parent(of: $0) }.first { elements[$0].traits.contains(.modal) }
      ?? index
  }
}
