extension AppContext {
  /// Calls something that the app depends on, from which no answer comes.
  ///
  /// A scenario can ask with `call` whether the app has made it, and with which values. The name and
  /// the parameters are those of a ``CallDescription`` in the app's description; another one is a
  /// crash.
  public mutating func call(_ name: String, _ arguments: KeyValuePairs<String, CallValue> = [:]) {
    update.effects.append(.call(CallRequest(name, arguments)))
  }

  /// Calls something that the app depends on, and lets an action happen when it has answered.
  ///
  /// ```swift
  /// app.call(
  ///   "authenticate",
  ///   ["user": .text(user), "password": .secret(password)],
  ///   answer: isRight ? .accepted : .refused,
  ///   after: .authentication,
  ///   then: Action.checked
  /// )
  /// ```
  ///
  /// A scenario can choose another answer with `answers` of its `launch`.
  ///
  /// - Parameters:
  ///   - name: The name of the call in the app's description.
  ///   - arguments: The values by the names of the parameters.
  ///   - answer: The answer that comes if the scenario chooses none.
  ///   - delay: How long the answer takes.
  ///   - action: The action that hands the app the answer, often just a case of the action type.
  public mutating func call<Answer>(
    _ name: String,
    _ arguments: KeyValuePairs<String, CallValue> = [:],
    answer: Answer,
    after delay: Delay,
    then action: @escaping @Sendable (Answer) -> Model.Action
  ) where Answer: RawRepresentable & SendableMetatype, Answer.RawValue == String {
    let awaited = CallRequest.Awaited(usual: answer.rawValue, delay: delay) { name in
      Answer(rawValue: name).map { AnyAction(action($0)) }
    }
    update.effects.append(.call(CallRequest(name, arguments, awaited: awaited)))
  }
}
