/// The delays of an app, as an enum whose cases are its description.
///
/// ```swift
/// enum Wait: String, AppDelay {
///   case authorization
///
///   var delay: Delay { .network(rawValue, nominal: .milliseconds(300)) }
/// }
/// ```
public protocol AppDelay: CaseIterable, Sendable {
  /// The delay with its name, length and range.
  var delay: Delay { get }
}

extension AppContext {
  /// Lets an action happen after one of the delays of an enum.
  public mutating func schedule(_ action: Model.Action, after delay: some AppDelay) {
    schedule(action, after: delay.delay)
  }

  /// Calls something that the app depends on, which takes one of the delays of an enum to answer.
  public mutating func call<Answer>(
    _ name: String,
    _ arguments: KeyValuePairs<String, CallValue> = [:],
    answer: Answer,
    after delay: some AppDelay,
    then action: @escaping @Sendable (Answer) -> Model.Action
  ) where Answer: RawRepresentable & SendableMetatype, Answer.RawValue == String {
    call(name, arguments, answer: answer, after: delay.delay, then: action)
  }

  /// Lets something come over the app after one of the delays of an enum.
  public mutating func interrupt(
    _ interruption: Interruption<Model.Action>,
    after delay: some AppDelay
  ) {
    interrupt(interruption, after: delay.delay)
  }
}

extension AppDescription {
  /// The description of an app whose screens are the cases of an enum.
  ///
  /// Each screen change is named after its destination, or is the way back.
  ///
  /// - Parameters:
  ///   - name: The name that scenarios give as `app`.
  ///   - summary: One line that says what the app is.
  ///   - screens: The type of the screens.
  ///   - sheets: The cases that the app shows only as the content of a sheet.
  ///   - delays: The delays besides those of the kit, such as `Wait.all`.
  ///   - arguments: The launch arguments that it knows.
  ///   - states: The states that a launch can start in.
  ///   - calls: The calls that it makes to what it depends on.
  ///   - urlSchemes: The schemes of the URLs that it opens.
  public init<Screens: AppScreen & CaseIterable>(
    name: String,
    summary: String,
    screens: Screens.Type,
    sheets: Set<Screens> = [],
    delays: [Delay] = [],
    arguments: [LaunchArgument] = [],
    states: [LaunchState] = [],
    calls: [CallDescription] = [],
    urlSchemes: [String] = []
  ) {
    self.init(
      name: name,
      summary: summary,
      arguments: arguments,
      screens: screens.allCases.filter { !sheets.contains($0) }.map(\.name),
      transitions: screens.allCases.map(\.name) + [Self.backTransition],
      delays: delays + Delay.standard,
      states: states,
      calls: calls,
      urlSchemes: urlSchemes
    )
  }
}

extension AppDelay {
  /// All delays of the type, for the description of the app.
  public static var all: [Delay] { allCases.map(\.delay) }
}
