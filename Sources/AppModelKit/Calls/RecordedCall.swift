/// A call that an app made to something that it depends on, such as a server.
public struct RecordedCall: Hashable, Sendable {
  /// A value of a call with the name of its parameter.
  public struct Argument: Hashable, Sendable {
    /// The name of the parameter.
    public let name: String

    /// The value.
    public let value: CallValue

    /// A value for a parameter.
    public init(_ name: String, _ value: CallValue) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the call, as the app's description lists it.
  public let name: String

  /// The values, in the order that the app gave them.
  public let arguments: [Argument]

  /// The name of the answer; nil until the call is answered.
  public internal(set) var answer: String?

  /// A call with its values.
  public init(_ name: String, _ arguments: [Argument], answer: String? = nil) {
    self.name = name
    self.arguments = arguments
    self.answer = answer
  }

  package subscript(parameter: String) -> CallValue? {
    arguments.first { $0.name == parameter }?.value
  }
}
