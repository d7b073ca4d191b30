package import AppModelKit

/// A screen, and the moment at which the app began to show it.
package struct FilmFrame: Sendable {
  /// What the step was doing at that moment.
  package enum Activity: Sendable {
    /// It had not begun to act: the app still moved because of earlier steps.
    case settling

    /// It acted or waited, or had just ended.
    case acting
  }

  /// The index in ``Attempt/steps`` of the step that ran, or that ended last.
  package let step: Int
  package let activity: Activity

  /// The app's clock at that moment, since the scenario began.
  package let time: Duration
  package let screen: ScreenSnapshot

  package init(step: Int, _ activity: Activity, at time: Duration, screen: ScreenSnapshot) {
    self.step = step
    self.activity = activity
    self.time = time
    self.screen = screen
  }
}
