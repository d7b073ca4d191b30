/// What an app says about itself, for the tools that list apps and check scenarios.
public struct AppDescription: Sendable {
  /// The name that scenarios give behind `app:`.
  public var name: String

  /// One line that tells what the app is.
  public var summary: String

  /// The launch arguments that it knows.
  public var arguments: [LaunchArgument]

  /// The names of its screens.
  public var screens: [String]

  /// The names of its screen changes.
  public var transitions: [String]

  /// Its delays.
  public var delays: [Delay]

  /// An app's description.
  public init(
    name: String,
    summary: String,
    arguments: [LaunchArgument] = [],
    screens: [String],
    transitions: [String] = [],
    delays: [Delay] = []
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.screens = screens
    self.transitions = transitions
    self.delays = delays
  }
}

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
    case text(placeholder: String)
  }

  /// The name without the leading `-`.
  public var name: String

  /// What follows it.
  public var kind: Kind

  /// One line that tells what it does.
  public var summary: String

  /// A launch argument.
  public init(_ name: String, _ kind: Kind, summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}
