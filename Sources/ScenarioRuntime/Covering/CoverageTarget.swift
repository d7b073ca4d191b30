import AppModelKit
import ScenarioEvents

/// A part of an app that can be covered.
enum CoverageTarget: Hashable, Sendable {
  case screen(String)
  case transition(String)
  case element(String)
  case gesture(CensusContent.UsedGesture)
  case action(String)
  case delay(String)
  case argument(String)
}

extension CensusContent {
  /// Everything that was covered.
  var targets: Set<CoverageTarget> {
    var targets = Set(screens.map(CoverageTarget.screen))
    targets.formUnion(transitions.map(CoverageTarget.transition))
    targets.formUnion(elements.map { .element($0.place) })
    targets.formUnion(gestures.map(CoverageTarget.gesture))
    targets.formUnion(actions.map(CoverageTarget.action))
    targets.formUnion(delays.map(CoverageTarget.delay))
    targets.formUnion(arguments.map(CoverageTarget.argument))
    return targets
  }
}
