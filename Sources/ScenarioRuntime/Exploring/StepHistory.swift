import ScenarioDiagnostics
import ScenarioEvents
import Synchronization

/// What a run has executed so far: which steps began, and how they ended.
///
/// Two runs of one exploration have executed the same if their numbers are equal. A list of all steps
/// in each state would take memory with the square of their number.
struct StepHistory: Sendable {
  private let histories: StepHistories

  /// The history's number; 0 before the first step.
  private(set) var number = 0

  init(among histories: StepHistories) { self.histories = histories }

  mutating func noteBeginning(of record: StepRecord) {
    let file = ObjectIdentifier(record.span.file)
    number = histories.number(after: number, .began(place: record.span.start, file: file))
  }

  mutating func noteEnd(of slot: Int, _ outcome: StepRecord.Outcome) {
    number = histories.number(after: number, .ended(slot, outcome.kind, outcome.failure?.kind))
  }
}

/// The histories of all runs of an exploration, each with its number.
final class StepHistories: Sendable {
  enum Change: Hashable, Sendable {
    case began(place: UInt32, file: ObjectIdentifier)

    /// The step of a record has ended, with the reason if it failed.
    case ended(Int, StepRecord.Outcome.Kind, Failure.Kind?)
  }

  private struct Step: Hashable, Sendable {
    let before: Int
    let change: Change
  }

  private let numbers = Mutex<[Step: Int]>([:])

  /// The number of the history that goes on from another one with a change.
  func number(after history: Int, _ change: Change) -> Int {
    numbers.withLock { numbers in
      let step = Step(before: history, change: change)
      if let number = numbers[step] { return number }
      numbers[step] = numbers.count + 1
      return numbers.count
    }
  }
}
