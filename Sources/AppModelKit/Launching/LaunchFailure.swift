/// A launch that did not come about: a malformed argument, or data that the app can't use.
public struct LaunchFailure: Error, Hashable, Sendable {
  /// A phrase that describes the problem.
  public let reason: String

  /// The index of the launch argument at fault, if one is.
  public let argument: Int?

  /// What to write instead, as a phrase.
  public let suggestion: String?

  /// A failure with its reason and, where known, the argument that caused it.
  public init(_ reason: String, argument: Int? = nil, suggestion: String? = nil) {
    self.reason = reason
    self.argument = argument
    self.suggestion = suggestion
  }
}
