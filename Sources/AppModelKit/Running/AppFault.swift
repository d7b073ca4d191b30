/// A fault in an app model, which ends the scenario that met it and no other one.
public struct AppFault: Error, Hashable, Sendable {
  /// What went wrong, as a phrase behind "the app crashed: ".
  public let reason: String

  /// A fault with the phrase that tells what went wrong.
  public init(_ reason: String) {
    self.reason = reason
  }
}
