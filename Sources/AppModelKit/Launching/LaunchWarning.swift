/// Something odd about a launch that does not keep the app from starting.
public struct LaunchWarning: Hashable, Sendable {
  /// A phrase that describes the warning.
  public let reason: String

  /// The index of the launch argument that it is about.
  public let argument: Int

  /// What to write instead, as a phrase.
  public let suggestion: String?

  /// The index of the same argument where it is given before, if that is what is odd.
  public let earlier: Int?

  /// A warning about the argument with an index.
  public init(_ reason: String, argument: Int, suggestion: String? = nil, earlier: Int? = nil) {
    self.reason = reason
    self.argument = argument
    self.suggestion = suggestion
    self.earlier = earlier
  }
}
