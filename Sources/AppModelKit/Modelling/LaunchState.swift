/// A state that an app can be launched in directly, without the steps that lead there.
public struct LaunchState: Hashable, Sendable {
  /// A value that a scenario gives for the state.
  public struct Parameter: Hashable, Sendable {
    /// The name that scenarios know the value by.
    public var name: String

    /// A value with which the app can be started, for tests and listings.
    public var example: String

    /// A parameter with an example.
    public init(_ name: String, example: String) {
      self.name = name
      self.example = example
    }
  }

  /// The name that scenarios give as `state`.
  public var name: String

  /// The values that a scenario has to give.
  public var parameters: [Parameter]

  /// One line that says what the state is.
  public var summary: String

  /// A state with its parameters, each with an example: `["title": "Go to Gym"]`.
  public init(_ name: String, parameters: KeyValuePairs<String, String> = [:], summary: String) {
    self.name = name
    self.parameters = parameters.map { Parameter($0.key, example: $0.value) }
    self.summary = summary
  }

  package var example: StartState {
    StartState(
      name,
      with: Dictionary(parameters.map { ($0.name, $0.example) }) { first, _ in first }
    )
  }
}
