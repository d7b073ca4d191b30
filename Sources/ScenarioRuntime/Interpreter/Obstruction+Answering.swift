import AppModelKit

extension Obstruction {
  /// The advice on an element under an alert, which goes only when a button of it is tapped.
  ///
  /// - Returns: Nil for other obstructions, and for an alert without labelled buttons.
  func adviceOnAnswering(on screen: ScreenSnapshot) -> String? {
    guard case .covered(let cover) = self, screen.elements[cover].type == .alert else { return nil }
    let buttons = screen.descendants(of: cover).map { screen.elements[$0] }
      .filter { $0.type == .button && !$0.label.isEmpty }
    if buttons.isEmpty { return nil }
    let names = buttons.prefix(3).map(\.label.quoted)
    return "answer the alert first: tap \(names.joined(separator: " or "))"
  }
}
