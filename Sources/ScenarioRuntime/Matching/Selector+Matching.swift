package import AppModelKit
package import ScenarioModel

extension Selector {
  /// The elements that the selector matches where no variable or word is known, in reading order;
  /// none if it needs one.
  package func matches(on screen: ScreenSnapshot) -> [Int] {
    (try? SelectorMatching(self, on: screen, in: Scope()).matches()) ?? []
  }
}
