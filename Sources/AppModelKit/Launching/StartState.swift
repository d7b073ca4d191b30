/// The state in which a scenario starts an app: `launch: {state: editing, with: {title: Go to Gym}}`.
public struct StartState: Hashable, Sendable {
  /// The name of the state, as the app's description lists it.
  public var name: String

  /// The values by the names of the state's parameters.
  public var arguments: [String: String]

  /// A state with values for its parameters.
  public init(_ name: String, with arguments: [String: String] = [:]) {
    self.name = name
    self.arguments = arguments
  }

  /// The value for a parameter of the state.
  ///
  /// A launch gives values for all parameters.
  public subscript(parameter: String) -> String { arguments[parameter] ?? "" }
}
