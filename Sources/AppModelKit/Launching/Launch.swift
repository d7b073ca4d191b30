/// A running app, with the warnings that its launch gave.
public struct Launch: Sendable {
  /// The app.
  public var app: any RunningApp

  /// The warnings about the launch.
  public var warnings: [LaunchWarning]

  /// An app that was launched.
  public init(app: any RunningApp, warnings: [LaunchWarning]) {
    self.app = app
    self.warnings = warnings
  }
}
