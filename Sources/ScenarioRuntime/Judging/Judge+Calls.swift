import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// Expectations about the app's calls.
extension Judge {
  func holds(_ expectation: CallExpectation) throws(ValueFault) -> Bool {
    let matching = try matches(expectation)
    if let count = expectation.count, try !CountMatching(count, in: scope).holds(of: matching.count)
    {
      return false
    }
    if let answered = expectation.answered {
      let count = matching.count { $0.answer != nil }
      if try !CountMatching(answered, in: scope).holds(of: count) { return false }
    }
    return expectation.count != nil || expectation.answered != nil || !matching.isEmpty
  }

  /// The calls whose values all are as they are expected to be.
  private func matches(_ expectation: CallExpectation) throws(ValueFault) -> [RecordedCall] {
    var tests: [(name: String, matching: TextMatching)] = []
    for argument in expectation.arguments {
      tests.append((argument.name.value, try TextMatching(argument.value, in: scope)))
    }
    var matching: [RecordedCall] = []
    for call in try visibleCalls(for: expectation) where call.name == expectation.name.value {
      if try matches(call, tests) { matching.append(call) }
    }
    return matching
  }

  /// The calls, without which nothing can be said about them: not even that one is missing.
  private func visibleCalls(for expectation: CallExpectation) throws(ValueFault) -> [RecordedCall] {
    if let calls { return calls }
    throw ValueFault(
      "calls can be seen only on an app's model; run this scenario there",
      at: expectation.name.span
    )
  }

  private func matches(
    _ call: RecordedCall,
    _ tests: [(name: String, matching: TextMatching)]
  ) throws(ValueFault) -> Bool {
    for test in tests {
      guard let value = call[test.name] else { return false }
      if try !test.matching.holds(of: value.content) { return false }
    }
    return true
  }

  /// Lists the calls that were made instead of the expected ones.
  func explainCalls(_ expectation: CallExpectation) throws(ValueFault) -> Mismatch {
    let matching = try matches(expectation)
    let calls = try visibleCalls(for: expectation)
    let made = calls.filter { $0.name == expectation.name.value }
    return Mismatch(
      try summary(of: expectation, matching: matching, amongMade: made.count),
      expected: scope.shown(expectation).description,
      found: calls.isEmpty ? "no calls since launch" : calls.lines
    )
  }

  /// Lists the calls that were made although they should not have been.
  func explainUnwantedCalls(_ expectation: CallExpectation) throws(ValueFault) -> Mismatch {
    let matching = try matches(expectation)
    let shown = scope.shown(expectation).description
    return Mismatch(
      "\(counted(matching, "call")) {\(shown)}, but none should",
      expected: "not: {\(shown)}",
      found: matching.lines,
      advice: "calls count from the app's launch on"
    )
  }

  private func summary(
    of expectation: CallExpectation,
    matching: [RecordedCall],
    amongMade made: Int
  ) throws(ValueFault) -> String {
    let name = expectation.name.value.quoted
    if made == 0 { return "the app has not called \(name)" }
    let calls = counted(matching.count, "call")
    if let count = expectation.count, try !CountMatching(count, in: scope).holds(of: matching.count)
    {
      return "\(calls) of \(name) \(matching.count == 1 ? "matches" : "match"), "
        + "not \(try scope.words(of: count))"
    }
    if let answered = expectation.answered {
      let count = matching.count { $0.answer != nil }
      return "\(counted(count, "call")) of \(name) \(count == 1 ? "is" : "are") answered, "
        + "not \(try scope.words(of: answered))"
    }
    return made == 1
      ? "the call of \(name) does not have the values that are expected"
      : "none of \(made) calls of \(name) has the values that are expected"
  }
}

extension [RecordedCall] {
  /// The calls as failures list them, the last ones if there are many.
  fileprivate var lines: String {
    let shown = suffix(Self.mostShown)
    let earlier = shown.count < count ? ["... \(count - shown.count) earlier calls"] : []
    return (earlier + shown.map(\.line)).joined(separator: "\n")
  }

  private static var mostShown: Int { 20 }
}

extension RecordedCall {
  fileprivate var line: String {
    description + (answer.map { ", answered '\(VisibleText.escaping($0))'" } ?? "")
  }
}
