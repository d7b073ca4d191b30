/// A fault in an app model, which ends only the scenario that met it.
public struct AppFault: Error, Hashable, Sendable {
  /// A phrase that describes the fault, after "the app crashed: ".
  public let reason: String

  /// A fault with a phrase that describes it.
  public init(_ reason: String) { self.reason = reason }
}
