import AppModelKit
import ScenarioRuntime

extension Recording {
  /// Assertions that hold now, as steps: about an element by its index, or about the whole screen.
  ///
  /// Those that did not hold before the last act come first.
  package func offers(forElement index: Int?) throws(RecordingFault) -> [RecordedStep] {
    let execution = try execution(of: present.allLists, in: present)
    let offers = AssertionOffers(
      execution,
      screen: screen,
      earlier: present.earlierScreen,
      secrets: secrets
    )
    guard let index else { return offers.offersForScreen.map(\.assertion) }
    guard screen.elements.indices.contains(index) else {
      throw .refused("the screen has no element \(index + 1)")
    }
    return offers.offers(forElement: index).map(\.assertion)
  }
}

extension Take {
  /// The screen before the last act.
  fileprivate var earlierScreen: ScreenSnapshot? { acts.dropLast().last?.end.screen }
}
