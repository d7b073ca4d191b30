import ProtocolValues
import ScenarioEvents
import ScenarioRuntime
import ScenarioServing
import Synchronization

/// The suite of `rehearse ui`, as the page, the watch of files and the thread of runs share it.
final class Studio: Sendable {
  private let suite = Mutex(StudioSuite())
  private let changes = ChangeSignal()
  private let queue = RunQueue()
  private let jobs: Int

  /// - Parameter jobs: The number of cases that run at a time.
  init(jobs: Int) { self.jobs = jobs }

  // MARK: Files

  /// Replaces the list, and runs those cases whose files are among some.
  ///
  /// - Parameters:
  ///   - plan: All cases.
  ///   - notice: What belongs to no case.
  ///   - isConcerned: Whether the cases of a file are run.
  func list(_ plan: RunPlan, notice: String, running isConcerned: (CaseIdentity) -> Bool) {
    let concerned = suite.withLock { suite in
      suite.list(plan, notice: notice)
      return suite.beginAnew(where: isConcerned)
    }
    changes.change()
    run(concerned, .usual)
  }

  // MARK: Runs

  /// Has cases run soon.
  func run(_ choice: StudioSuite.Choice, _ timing: RunTiming) {
    run(suite.withLock { $0.begin(choice, timing) }, timing)
  }

  private func run(_ plan: RunPlan, _ timing: RunTiming) {
    guard !plan.cases.isEmpty else { return }
    changes.change()
    queue.append(RunQueue.Entry(plan: plan, timing: timing))
  }

  /// Ends all runs that are under way or to come; cases that have not run keep their results.
  func stop() { queue.stop() }

  /// Carries out runs until ``close()``.
  func carryOutRuns() {
    while let entry = queue.next() {
      let runner = Runner(entry.plan, settings: entry.timing.settings(jobs: jobs)) {
        entry.isStopped.isSet || Interruption.isRequested()
      }
      runner.run(onStart: { [self] in receive($0) }, { receive($0) })
    }
  }

  /// Lets ``carryOutRuns()`` return.
  func close() { queue.close() }

  private func receive(_ event: RunEvent) {
    suite.withLock { $0.receive(event) }
    switch event {
    case .caseStarted, .idle, .runFinished: changes.change()
    case .runStarted, .caseFinished: break
    }
  }

  // MARK: Views

  /// The changes after one that the page knows, as soon as there are any; without one, everything.
  func changes(after known: Int?, atMost limit: Duration) async -> ProtocolValue {
    let present = changes.revision
    if let known, suite.withLock({ $0.revision == known }) {
      await changes.wait(after: present, atMost: limit)
    }
    return suite.withLock { $0 }.changes(after: known)
  }

  /// A case by its number, and the timing of its last run; nil if it is not listed any more.
  func testCase(_ id: Int) -> (planned: PlannedCase, timing: RunTiming)? {
    suite.withLock { $0.testCase(id).map { ($0.planned, $0.timing) } }
  }
}
