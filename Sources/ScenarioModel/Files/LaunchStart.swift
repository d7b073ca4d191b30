/// The state in which an app is started: `{state: editing, with: {title: Go to Gym}}`.
package struct LaunchStart: Sendable {
  /// A value for a parameter of the state.
  package struct Argument: Sendable {
    package let name: Located<String>
    package let value: Text

    package init(name: Located<String>, value: Text) {
      self.name = name
      self.value = value
    }
  }

  package let state: Located<String>
  package let arguments: [Argument]

  package init(_ state: Located<String>, arguments: [Argument] = []) {
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
