/// The description of an app, for tools that list apps and check scenarios.
public struct AppDescription: Sendable {
  /// The name that scenarios give as `app`.
  public var name: String

  /// One line that says what the app is.
  public var summary: String

  /// The launch arguments that it knows; a launch fails where the app reads another one.
  public var arguments: [LaunchArgument]

  /// The names of its screens, sheets aside; to show another one is a crash.
  public var screens: [String]

  /// The names of its screen changes.
  ///
  /// A change with another name is a crash, except the way back.
  public var transitions: [String]

  /// Its delays.
  public var delays: [Delay]

  /// The states that a launch can start in.
  public var states: [LaunchState]

  /// The calls that it makes to what it depends on; to make another one is a crash.
  public var calls: [CallDescription]

  /// The schemes of the URLs that it opens, such as `todo` of `todo://add`.
  public var urlSchemes: [String]

  /// The date and time at launch, where the scenario gives none.
  public var defaultDate: DateTime

  /// An app's description.
  public init(
    name: String,
    summary: String,
    arguments: [LaunchArgument] = [],
    screens: [String],
    transitions: [String] = [],
    delays: [Delay] = [],
    states: [LaunchState] = [],
    calls: [CallDescription] = [],
    urlSchemes: [String] = [],
    defaultDate: DateTime = DateTime(CalendarDate(year: 2001, month: 1, day: 1))
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.screens = screens
    self.transitions = transitions
    self.delays = delays
    self.states = states
    self.calls = calls
    self.urlSchemes = urlSchemes
    self.defaultDate = defaultDate
  }

  /// The errors and warnings that a launch with these arguments would find.
  ///
  /// Errors that depend on the app's data are not included, such as a number past the data's end.
  ///
  /// - Parameter items: The arguments as written, with or without the leading `-`, or nil for
  ///   those that are not known before the run.
  /// - Returns: The issues, ordered by argument.
  package func issues(inArguments items: [String?]) -> [LaunchArgumentIssue] {
    LaunchArgumentReader(items, known: arguments).issues
  }

  /// The name of each screen change that leads back.
  public static let backTransition = "back"
}
