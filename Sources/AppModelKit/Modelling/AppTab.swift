/// A tab of the bar at the bottom of an app.
public struct AppTab<Screen: AppScreen>: Hashable, Sendable {
  /// The caption of its button.
  public var title: String

  /// The lowest screen of the tab; to go to the tab is a screen change of this screen's name.
  public var root: Screen

  /// A tab with its lowest screen.
  public init(_ title: String, _ root: Screen) {
    self.title = title
    self.root = root
  }
}
