/// A command that runs other steps.
///
/// ```yaml
/// - repeat: {times: 3, steps: [tap: Next]}            # .repeat
/// - if: {condition: Offer, then: [tap: Dismiss]}      # .if
/// - run: signIn                                       # .run
/// ```
package indirect enum Container: Sendable {
  /// Runs the steps of a flow, which a vocabulary defines.
  case run(Call)
  case group(name: Text, [Step])
  case `repeat`(Repetition, [Step])
  case forEach(Iteration, [Step])
  case `if`(Expectation, then: [Step], else: [Step])

  /// The command's name in the language.
  package var name: String {
    switch self {
    case .run: "run"
    case .group: "group"
    case .repeat: "repeat"
    case .forEach: "forEach"
    case .if: "if"
    }
  }

  /// The steps written within the command.
  package var steps: [Step] {
    switch self {
    case .run: []
    case .group(_, let steps), .repeat(_, let steps), .forEach(_, let steps): steps
    case .if(_, let thenSteps, let elseSteps): thenSteps + elseSteps
    }
  }
}
