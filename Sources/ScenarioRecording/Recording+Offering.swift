import AppModelKit
import ScenarioRuntime

extension Recording {
  /// Assertions that hold now, as steps: about an element by its index, or about the whole screen.
  ///
  /// Those that did not hold before the last act come first.
  package func offers(forElement index: Int?) throws(RecordingFault) -> [RecordedStep] {
    let execution = try executionWithoutSteps(in: present)
    let offers = AssertionOffers(
      execution,
      now: present.view,
      earlier: present.earlierView,
      past: present.earlierScreens,
      secrets: secrets,
      order: order
    )
    guard let index else { return offers.offersForScreen }
    guard screen.elements.indices.contains(index) else {
      throw .refused("the screen has no element \(index + 1)")
    }
    return offers.offers(forElement: index)
  }
}

extension Take {
  /// What can be asserted about now; the calls are unknown before the app is at rest.
  fileprivate var view: AssertableView {
    AssertableView(screen: screen, calls: glance == nil ? last.end.calls : nil)
  }

  /// What could be asserted about before the last act.
  fileprivate var earlierView: AssertableView? {
    acts.dropLast().last.map { AssertableView(screen: $0.end.screen, calls: $0.end.calls) }
  }

  /// The screens after the latest acts before the last one.
  fileprivate var earlierScreens: [ScreenSnapshot] {
    acts.dropLast().suffix(Self.mostEarlierScreens).map(\.end.screen)
  }

  private static var mostEarlierScreens: Int { 20 }
}
