package import AppModelKit
import ScenarioEvents

extension ScreenSnapshot {
  /// The frames of elements that another state of the same screen does not have.
  package func changes(since earlier: ScreenSnapshot) -> [Rect] {
    guard screen == earlier.screen else { return [] }
    let known = Set(earlier.elements.map(\.appearance))
    return elements.filter { !known.contains($0.appearance) }.map(\.frame)
  }
}

extension ElementSnapshot {
  /// All that is seen of it.
  fileprivate var appearance: String { "\(fullDescription) \(frame) \(unusualStates)" }
}
