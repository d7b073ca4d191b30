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
    do throws(RequestFault) {
      return await answer(to: try StudioRequest(request))
    } catch {
      return error.answer
    }
  }

  private func answer(to request: StudioRequest) async -> ServedAnswer {
    switch request {
    case .changes(let known): return .json(await changes(after: known, atMost: Self.patience))
    case .show(let id):
      return await answer(about: id, on: viewer) { planned, timing, trapped in
        TimedRun(of: planned, timing, except: trapped).view
      }
    case .trial(let id, let timing):
      return await answer(about: id, on: viewer) { planned, _, trapped in
        TimedRun(of: planned, timing, except: trapped).view
      }
    case .run(let choice, let timing):
      guard knows(choice) else { return Self.isGone }
      run(choice, timing)
    case .stop: stop()
    case .record(let id, let line, let column):
      guard let (planned, _) = testCase(id) else { return Self.isGone }
      let recordings = recordings
      let place = SourcePlace(file: planned.identity.file, line: line, column: column)
      return await viewer.run { recordings.begin(at: place) }
    case .findFailure(let id):
      return await answer(about: id, on: searcher) { planned, timing, trapped in
        if trapped.record(of: planned) != nil {
          return FailureSearch.view(of: TimedRun(of: planned, timing, except: trapped))
        }
        let search = FailureSearch(of: planned, unless: Interruption.isRequested)
        return search.view(of: planned)
      }
    }
    return .json([:])
  }

  private static let isGone = ServedAnswer.refusal(404, "the test case is not there any more")

  /// Answers with the results of running a case, which may take a second.
  private func answer(
    about id: Int,
    on thread: JobThread,
    _ view: @escaping @Sendable (PlannedCase, RunTiming, TrappedCases) -> ProtocolValue
  ) async -> ServedAnswer {
    guard let (planned, timing) = testCase(id) else { return Self.isGone }
    let trapped = trappedCases
    return await thread.run { .json(view(planned, timing, trapped)) }
  }
}

extension FailureSearch {
  /// A failure that needs no search, because the case has ended the process before.
  fileprivate static func view(of run: TimedRun) -> ProtocolValue {
    ["runs": 0, "delays": [], "found": run.view]
  }

  /// The number of runs, and the failure that was found with the delays that lead to it.
  package func view(of planned: PlannedCase) -> ProtocolValue {
    .members([
      ("runs", .number(runCount)), ("seed", timing?.seed.map { .number(Double($0)) }),
      ("delays", timing.map { .texts($0.delays.map(\.text)) }),
      ("found", timing.map { TimedRun(of: planned, $0).view }),
    ])
  }
}
