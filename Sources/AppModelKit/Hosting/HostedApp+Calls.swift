extension HostedApp {
  /// How many calls an app may make from launch on.
  private static let mostCalls = 10_000

  /// Records a call, and lets its answer come if there is one.
  mutating func make(_ request: CallRequest) throws(AppFault) {
    try ensureIsListed(request)
    if calls.count == Self.mostCalls { throw .endlessCalls(Self.mostCalls) }
    let earlier = calls.count { $0.name == request.name }
    calls.append(RecordedCall(request.name, request.arguments))
    guard let awaited = request.awaited else { return }
    let chosen = answers[request.name].flatMap { earlier < $0.count ? $0[earlier] : nil }
    let name = chosen ?? awaited.usual
    guard let action = awaited.action(name) else { throw .impossibleAnswer(name, request.name) }
    schedule(.answer(name, action, call: calls.count - 1), after: awaited.delay)
    try checkTimeline()
  }

  /// Notes an answer that has come, and lets its action happen.
  mutating func take(_ answer: String, _ action: AnyAction, ofCall index: Int) throws(AppFault) {
    calls[index].answer = answer
    try dispatch(action)
  }
}

extension AppFault {
  fileprivate static func endlessCalls(_ limit: Int) -> AppFault {
    AppFault("more than \(limit) calls since launch: it calls without end")
  }

  fileprivate static func impossibleAnswer(_ answer: String, _ call: String) -> AppFault {
    AppFault("it can't take the answer '\(answer)' to the call '\(call)'")
  }
}
