extension AppDescription {
  /// The problems of the description itself, as phrases that follow the app's name.
  package var problems: [String] {
    problemsOfArguments + problemsOfDelays + problemsOfStates + problemsOfCalls
  }

  private var problemsOfArguments: [String] {
    let names = arguments.map(\.name)
    let named = names.filter { $0.isEmpty || $0.hasPrefix("-") }.map { name in
      "the launch argument '\(name)' needs a name without dash"
    }
    let idle = arguments.compactMap(\.idleBeside).filter { !names.contains($0) }.map { name in
      "there is no launch argument '\(name)' beside which another one could be idle"
    }
    return named + idle
      + names.doubles.map { "two launch arguments are named '\($0)'" }
  }

  private var problemsOfDelays: [String] {
    delays.filter { !$0.isPossible }.map { "the delay '\($0.name)' would be negative or endless" }
      + delays.map(\.name).doubles.map { "two delays are named '\($0)'" }
  }

  private var problemsOfStates: [String] {
    states.map(\.name).doubles.map { "two states are named '\($0)'" }
      + states.flatMap { state in
        state.parameters.map(\.name).doubles.map { parameter in
          "two parameters of the state '\(state.name)' are named '\(parameter)'"
        }
      }
  }

  private var problemsOfCalls: [String] {
    calls.map(\.name).doubles.map { "two calls are named '\($0)'" }
      + calls.flatMap { call in
        call.parameters.doubles.map { parameter in
          "two parameters of the call '\(call.name)' are named '\(parameter)'"
        }
      }
  }
}

extension Delay {
  /// Whether all of its lengths are some that time can take.
  fileprivate var isPossible: Bool {
    nominal >= .zero && range.lowerBound >= 0 && range.upperBound.isFinite
  }
}

extension [String] {
  /// The names that occur more than once, each once, in their order.
  package var doubles: [String] {
    indices.filter { index in self[..<index].count { $0 == self[index] } == 1 }.map { self[$0] }
  }
}
