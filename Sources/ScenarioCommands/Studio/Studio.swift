import ProtocolValues
import ScenarioEvents
import ScenarioRuntime
import ScenarioServing
import Synchronization
import WorkerThreads

/// The suite of `rehearse ui`, as the page, the watch of files and the thread of runs share it.
final class Studio: Sendable {
  private let suite: Mutex<StudioSuite>
  private let changes = ChangeSignal()
  private let queue = RunQueue()
  private let jobs: Int

  /// The cases that have ended the process, until a file changes.
  private let trapped: Mutex<TrappedCases>

  /// Runs the case that a person looks at.
  let viewer: JobThread

  /// Searches for failures, which takes longer.
  let searcher: JobThread
  let recordings: StudioRecordings

  /// - Parameters:
  ///   - jobs: The number of cases that run at a time.
  ///   - traps: The cases that have trapped before the tool was started again.
  ///   - catalog: The apps.
  ///   - variables: The variables of the command line.
  init?(
    jobs: Int,
    after traps: EarlierTraps?,
    catalog: AppCatalog,
    variables: [String: String]
  ) {
    guard let viewer = JobThread(), let searcher = JobThread() else { return nil }
    (self.viewer, self.searcher, self.jobs) = (viewer, searcher, jobs)
    recordings = StudioRecordings(catalog, variables)
    trapped = Mutex(traps?.cases ?? TrappedCases())
    suite = Mutex(StudioSuite(startCount: traps?.keys.count ?? 0))
  }

  var trappedCases: TrappedCases { trapped.withLock { $0 } }

  /// Lets cases that have trapped run again, because a change of files may have fixed them.
  func forgetTraps() { trapped.withLock { $0 = TrappedCases() } }

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
  ///
  /// - Parameter receive: Receives the events of a run in order, and then nil for its end.
  func carryOutRuns(_ receive: (RunEvent?) -> Void) {
    while let entry = queue.next() {
      var settings = entry.timing.settings(jobs: jobs)
      settings.trappedCases = trappedCases
      let runner = Runner(entry.plan, settings: settings) {
        entry.isStopped.isSet || Interruption.isRequested()
      }
      runner.run(
        onStart: { [self] event in take(event) },
        { event in
          take(event)
          receive(event)
        }
      )
      receive(nil)
    }
  }

  /// Lets ``carryOutRuns()`` return.
  func close() { queue.close() }

  private func take(_ event: RunEvent) {
    TrapGuard.receive(event)
    suite.withLock { $0.receive(event) }
    switch event {
    case .caseStarted, .idle, .runFinished: changes.change()
    case .runStarted, .caseFinished: break
    }
  }

  // MARK: Views

  /// Whether at least one of chosen cases is listed.
  func knows(_ choice: StudioSuite.Choice) -> Bool {
    guard case .some(let ids) = choice else { return true }
    return suite.withLock { suite in ids.contains { suite.testCase($0) != nil } }
  }

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
