/// A launch argument that an app knows.
public struct LaunchArgument: Hashable, Sendable {
  /// What follows the argument's name.
  public enum Kind: Hashable, Sendable {
    /// Nothing.
    case flag

    /// A duration such as `2s`.
    case duration

    /// A whole number of at least 0.
    case count

    /// The path of a data file.
    case path

    /// Any text, described by a placeholder such as `USER:PASSWORD`.
    ///
    /// Colons in the placeholder call for as many in the text, with something between them. Such
    /// texts may be secret: messages about malformed ones do not repeat them. The steps of a report
    /// show the launch arguments, where a scenario's `secrets` hide them.
    case text(placeholder: String)
  }

  /// The name without the leading `-`.
  public var name: String

  /// What follows it.
  public var kind: Kind

  /// One line that says what it does.
  public var summary: String

  /// The name of an argument beside which this one has no effect, if there is one.
  ///
  /// Giving both is reported as a warning.
  public var idleBeside: String?

  /// A launch argument.
  public init(_ name: String, _ kind: Kind, summary: String, idleBeside: String? = nil) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.idleBeside = idleBeside
  }
}
