import Suggestions

extension AppDescription {
  package func problem(ofState state: String) -> LaunchFailure? {
    problem(of: state, "the app '\(name)' has no state", among: states.map(\.name), "states")
  }

  package func problem(ofParameter parameter: String, ofState state: String) -> LaunchFailure? {
    guard let known = states.first(where: { $0.name == state })?.parameters else { return nil }
    let reason = "the state '\(state)' has no parameter"
    return problem(of: parameter, reason, among: known.map(\.name), "parameters")
  }

  package func problem(ofState state: String, givenOnly given: [String]) -> LaunchFailure? {
    let parameters = states.first { $0.name == state }?.parameters ?? []
    guard let missing = parameters.first(where: { !given.contains($0.name) }) else { return nil }
    return LaunchFailure(
      "the state '\(state)' needs a value for '\(missing.name)'",
      suggestion: "write with: {\(missing.name): \(missing.example)}"
    )
  }

  package func problem(ofCall call: String) -> LaunchFailure? {
    problem(of: call, "the app '\(name)' has no call", among: calls.map(\.name), "calls")
  }

  /// The problem of the name of a value that a call hands over.
  package func problem(ofParameter parameter: String, ofCall call: String) -> LaunchFailure? {
    guard let known = calls.first(where: { $0.name == call })?.parameters else { return nil }
    let reason = "the call '\(call)' has no parameter"
    return problem(of: parameter, reason, among: known, "parameters")
  }

  package func problem(ofAnswer answer: String, toCall call: String) -> LaunchFailure? {
    guard let known = calls.first(where: { $0.name == call })?.answers else { return nil }
    return problem(of: answer, "the call '\(call)' has no answer", among: known, "answers")
  }

  package func problem(ofURL url: String) -> LaunchFailure? {
    if urlSchemes.contains(where: { url.hasPrefix("\($0):") }) { return nil }
    return LaunchFailure(
      "the app '\(name)' does not open '\(url)'",
      suggestion: urlSchemes.isEmpty
        ? "it opens no URLs"
        : "it opens URLs that begin with \(urlSchemes.map { "'\($0):'" }.joined(separator: " or "))"
    )
  }

  private func problem(
    of name: String,
    _ reason: String,
    among known: [String],
    _ what: String
  ) -> LaunchFailure? {
    if known.contains(name) { return nil }
    let advice = known.isEmpty ? "there are none" : didYouMean(name, among: known, orAll: what)
    return LaunchFailure("\(reason) '\(name)'", suggestion: advice)
  }

  /// The first problem of a request's state, URL and answers.
  func problem(of request: LaunchRequest) -> LaunchFailure? {
    (request.state.flatMap(problem) ?? request.url.flatMap(problem(ofURL:)))
      ?? request.answers.sorted { $0.key < $1.key }.lazy.compactMap { call, answers in
        problem(ofCall: call)
          ?? answers.lazy.compactMap { problem(ofAnswer: $0, toCall: call) }.first
      }.first
  }

  private func problem(of state: StartState) -> LaunchFailure? {
    let given = state.arguments.keys.sorted()
    return problem(ofState: state.name)
      ?? given.lazy.compactMap { problem(ofParameter: $0, ofState: state.name) }.first
      ?? problem(ofState: state.name, givenOnly: given)
  }
}
