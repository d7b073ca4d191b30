/// Everything except times that determines how a running app continues.
///
/// Equal states behave alike. The state excludes the present moment and the moments of pending
/// events, which are in ``ComparableApp/pendingMoments``, and derived values such as the screen.
package struct AppState: Hashable, Sendable {
  private let app: HostedApp

  init(_ app: HostedApp) { self.app = app }

  package static func == (left: Self, right: Self) -> Bool {
    left.app.isAlikeWithoutModel(right.app) && left.hasEqualEvents(right)
      && left.app.model.isEqual(to: right.app.model)
  }

  package var screen: ScreenSnapshot {
    var app = app
    return app.screen
  }

  /// The elements of the screen with their reactions.
  var composition: Composition {
    var app = app
    _ = app.screen
    return app.composition
  }

  /// The calls that the app has made since its launch.
  package var calls: [RecordedCall] { app.calls }

  private func hasEqualEvents(_ other: Self) -> Bool {
    let (left, right) = (app.timeline.entries, other.app.timeline.entries)
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { app.isEqual($0.event, $1.event, of: other.app) }
  }

  package func hash(into hasher: inout Hasher) {
    app.navigation.top.screen.hash(into: &hasher)
    hasher.combine(app.navigation.below.count)
    hasher.combine(app.timeline.count)
    hasher.combine(app.focus)
    hasher.combine(app.keyboard)
    hasher.combine(app.rowAnimations)
    hasher.combine(app.latestTransition)
  }
}

/// A running app whose state can be compared with that of another copy, and whose inputs can be tried
/// one after another.
package protocol ComparableApp: RunningApp {
  /// Everything except times that determines how the app continues.
  var state: AppState { get }

  /// The moments of its pending events, in scheduling order.
  var pendingMoments: [Moment] { get }

  /// The moment at which the app was launched, on which its date depends.
  var launchMoment: Moment { get }

  /// The inputs that a person can give now, in reading order, if a census takes part in the run.
  var inputs: [AppInput] { mutating get }

  /// The screen without its texts: the places of the elements, which of them are enabled, selected and
  /// focused, and the gestures that they react to.
  var outline: Set<String> { mutating get }

  /// Scrolls to an input's element, and returns whether it can be touched there.
  mutating func reach(_ input: AppInput) -> Bool
}

extension HostedApp: ComparableApp {
  var state: AppState { AppState(self) }

  var pendingMoments: [Moment] { timeline.entries.map(\.moment) }

  var launchMoment: Moment { clock.launchMoment }

  /// Whether all but the models and the pending events is equal.
  fileprivate func isAlikeWithoutModel(_ other: HostedApp) -> Bool {
    navigation.isEqual(to: other.navigation) && change.isEqual(to: other.change)
      && remainders.map(\.elements) == other.remainders.map(\.elements)
      && latestTransition == other.latestTransition
      && hasChangedScreenSinceGesture == other.hasChangedScreenSinceGesture
      && focus == other.focus && keyboard == other.keyboard
      && rowAnimations == other.rowAnimations && revealedRow == other.revealedRow
      && fault == other.fault && calls == other.calls
      && alerts == other.alerts && openMenu == other.openMenu
  }

  /// Whether an event does the same as an event of another app.
  ///
  /// The numbers of remainders depend on how many there were before, so their places are compared.
  fileprivate func isEqual(_ event: Event, _ otherEvent: Event, of other: HostedApp) -> Bool {
    guard case .remainderGoes(let id) = event, case .remainderGoes(let otherID) = otherEvent else {
      return event == otherEvent
    }
    return remainders.firstIndex { $0.id == id }
      == other.remainders.firstIndex { $0.id == otherID }
  }
}

extension HostedApp.Change {
  fileprivate func isEqual(to other: Self) -> Bool {
    motion == other.motion && completion == other.completion
      && departure.elements == other.departure.elements
      && departure.lingering.map(\.element) == other.departure.lingering.map(\.element)
      && departure.lingering.map(\.delay) == other.departure.lingering.map(\.delay)
  }
}
