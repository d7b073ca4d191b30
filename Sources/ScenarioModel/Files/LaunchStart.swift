/// The state in which an app is started: `{state: editing, with: {title: Go to Gym}}`.
package struct LaunchStart: Sendable {
  package let state: Located<String>

  /// The values for the parameters of the state.
  package let arguments: [Named<Text>]

  package init(_ state: Located<String>, arguments: [Named<Text>] = []) {
    self.state = state
    self.arguments = arguments
  }
}

/// The answers to one of the app's calls, in turn: `authenticate: [refused, accepted]`.
package struct CallAnswers: Sendable {
  package let call: Located<String>
  package let answers: [Located<String>]

  package init(call: Located<String>, answers: [Located<String>]) {
    self.call = call
    self.answers = answers
  }
}
