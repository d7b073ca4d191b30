/// A call that an app model asked the kit to make.
struct CallRequest: Sendable {
  /// The reaction to the answer of a call.
  struct Awaited: Sendable {
    /// The name of the answer that the model itself would give.
    let usual: String
    let delay: Delay

    /// The action for an answer by its name; nil if no answer has this name.
    let action: @Sendable (String) -> AnyAction?
  }

  let name: String
  let arguments: [RecordedCall.Argument]

  /// Nil if nothing answers.
  let awaited: Awaited?

  init(_ name: String, _ arguments: KeyValuePairs<String, CallValue>, awaited: Awaited? = nil) {
    self.init(name, arguments.map { RecordedCall.Argument($0.key, $0.value) }, awaited: awaited)
  }

  init(_ name: String, _ arguments: [RecordedCall.Argument], awaited: Awaited?) {
    self.name = name
    self.arguments = arguments
    self.awaited = awaited
  }
}
