package import ScenarioEvents
package import ScenarioRuntime

/// The test cases that `rehearse ui` lists, with the results of their last runs.
///
///     var suite = StudioSuite()
///     suite.list(plan)
///     let plan = suite.begin(.all, .usual)
///     Runner(plan).run(onStart: ..) { suite.receive($0) }
///     suite.changes(after: nil)       // {"cases":[{"id":1,"name":"Signs in","state":"passed",..
///
/// Each change gets a number, so that a page can ask for all changes after the last one that it knows.
package struct StudioSuite: Sendable {
  /// Which test cases are to run.
  package enum Choice: Equatable, Sendable {
    case all

    /// The cases whose last run failed.
    case failed
    case some([Int])
  }

  /// The number of the last change.
  package private(set) var revision: Int

  /// The number of the last change of the list itself: its cases and their order.
  private(set) var listRevision = 0
  private(set) var order: [Int] = []
  private(set) var cases: [Int: StudioCase] = [:]

  /// Problems of reading the files that belong to no case in the list.
  private(set) var notice = ""

  /// The numbers of all cases that were ever listed.
  private var ids: [CaseName: Int] = [:]

  /// - Parameter startCount: How often the tool was started again while a page was open. The page
  ///   then takes every change for a new one.
  package init(startCount: Int = 0) { revision = startCount * 1_000_000 }

  /// Whether a run is under way or to come.
  var isRunning: Bool { cases.values.contains(where: \.isRunning) }

  /// A case by its number, if it is still listed.
  func testCase(_ id: Int) -> StudioCase? { cases[id] }

  // MARK: Listing

  /// Replaces the list; cases that were there before keep their results.
  ///
  /// - Parameters:
  ///   - plan: The cases in order.
  ///   - notice: Warnings and errors of reading that belong to no case, as lines of text.
  package mutating func list(_ plan: RunPlan, notice: String = "") {
    revision += 1
    let earlier = cases
    let oldOrder = order
    cases = [:]
    order = plan.cases.map { planned in
      let id = id(of: planned.identity)
      cases[id] = listed(planned, id, earlier[id])
      return id
    }
    if order != oldOrder || notice != self.notice { listRevision = revision }
    self.notice = notice
  }

  private func listed(_ planned: PlannedCase, _ id: Int, _ earlier: StudioCase?) -> StudioCase {
    guard var known = earlier else { return StudioCase(id: id, planned, revision: revision) }
    if known.replace(planned) { known.revision = revision }
    return known
  }

  private mutating func id(of identity: CaseIdentity) -> Int {
    let name = CaseName(identity)
    if let id = ids[name] { return id }
    ids[name] = ids.count + 1
    return ids.count
  }

  // MARK: Running

  /// Marks cases as waiting for a run, and returns the plan of that run.
  ///
  /// Cases that wait or run already are left out, as a person can't mean them.
  package mutating func begin(_ choice: Choice, _ timing: RunTiming) -> RunPlan {
    begin(ids(of: choice).filter { cases[$0].map { !$0.isRunning } ?? false }, timing)
  }

  /// Does the same for cases whose files have changed.
  ///
  /// A case that is running runs once more, because that run began with the old files.
  package mutating func beginAnew(where isConcerned: (CaseIdentity) -> Bool) -> RunPlan {
    let concerned = order.filter { cases[$0].map { isConcerned($0.planned.identity) } ?? false }
    return begin(concerned, .usual)
  }

  private mutating func begin(_ wanted: [Int], _ timing: RunTiming) -> RunPlan {
    guard !wanted.isEmpty else { return RunPlan() }
    revision += 1
    for id in wanted {
      change(id) { testCase in
        if !testCase.isRunning { testCase.earlierState = testCase.state }
        testCase.state = .waiting
        testCase.timing = timing
      }
    }
    return RunPlan(cases: wanted.compactMap { cases[$0]?.planned })
  }

  private func ids(of choice: Choice) -> [Int] {
    switch choice {
    case .all: order
    case .failed: order.filter { cases[$0]?.hasFailed ?? false }
    case .some(let wanted): order.filter(Set(wanted).contains)
    }
  }

  /// Takes an event of a run into the list.
  package mutating func receive(_ event: RunEvent) {
    switch event {
    case .caseStarted(let identity): start(identity)
    case .caseFinished(let record): finish(record)
    case .runStarted, .idle, .runFinished: break
    }
  }

  private mutating func start(_ identity: CaseIdentity) {
    guard let id = ids[CaseName(identity)], cases[id] != nil else { return }
    revision += 1
    change(id) { $0.state = .running }
  }

  /// A case that was interrupted has the result that it had before.
  private mutating func finish(_ record: CaseRecord) {
    guard let id = ids[CaseName(record.identity)], cases[id] != nil else { return }
    revision += 1
    change(id) { testCase in
      testCase.state = StudioCase.Ending(record).map { .ended($0) } ?? testCase.earlierState
    }
  }

  private mutating func change(_ id: Int, _ change: (inout StudioCase) -> Void) {
    guard var testCase = cases[id] else { return }
    change(&testCase)
    testCase.revision = revision
    cases[id] = testCase
  }
}
