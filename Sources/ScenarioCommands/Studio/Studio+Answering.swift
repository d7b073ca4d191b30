package import ProtocolValues
import ScenarioEvents
package import ScenarioRuntime
import ScenarioServing
import WorkerThreads

extension Studio {
  /// How long a request for changes waits.
  private static let patience = Duration.seconds(25)

  /// Answers a request of the page.
  func answer(_ request: ServedRequest) async -> ServedAnswer {
    switch StudioRequest(request) {
    case .changes(let known): .json(await changes(after: known, atMost: Self.patience))
    case .show(let id): await answer(about: id) { TimedRun(of: $0, $1).view }
    case .trial(let id, let timing):
      await answer(about: id) { planned, _ in TimedRun(of: planned, timing).view }
    case .run(let choice, let timing): started { run(choice, timing) }
    case .stop: started { stop() }
    case .findFailure(let id):
      await answer(about: id) { planned, _ in
        FailureSearch(of: planned, unless: Interruption.isRequested).view(of: planned)
      }
    case nil: .refusal(404, "no such request")
    }
  }

  private func started(_ act: () -> Void) -> ServedAnswer {
    act()
    return .json([:])
  }

  /// Answers with the results of running a case, on another thread because that may take a second.
  private func answer(
    about id: Int,
    _ view: @escaping @Sendable (PlannedCase, RunTiming) -> ProtocolValue
  ) async -> ServedAnswer {
    guard let (planned, timing) = testCase(id) else {
      return .refusal(404, "the test case is not there any more")
    }
    return await withCheckedContinuation { continuation in
      let thread = WorkerThread { continuation.resume(returning: .json(view(planned, timing))) }
      if thread == nil { continuation.resume(returning: .refusal(503, "no thread is free")) }
    }
  }
}

extension FailureSearch {
  /// The number of runs, and the failure that was found with the delays that lead to it.
  package func view(of planned: PlannedCase) -> ProtocolValue {
    .members([
      ("runs", .number(runCount)), ("seed", timing?.seed.map { .number(Double($0)) }),
      ("delays", timing.map { .texts($0.delays.map(\.text)) }),
      ("found", timing.map { TimedRun(of: planned, $0).view }),
    ])
  }
}
