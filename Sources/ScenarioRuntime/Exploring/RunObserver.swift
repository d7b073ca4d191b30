import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// Looks at a run before each step and each wait for a change, and may end it there.
protocol RunObserver: AnyObject, Sendable {
  /// The histories by which the states of its runs are compared.
  var histories: StepHistories { get }

  /// Records a state that the run has reached.
  ///
  /// - Parameter visit: The state, and the times on which the rest of the run depends.
  /// - Returns: Whether the run is to go on.
  func visit(_ visit: RunVisit) -> Bool

  /// Records a wait that succeeded.
  func note(_ wait: EndedWait)
}

extension RunObserver {
  func note(_ wait: EndedWait) {}
}

/// A wait that ended before its timeout.
struct EndedWait: Sendable {
  let span: SourceSpan
  let timeout: Duration
  let end: Moment
  let deadline: Moment
}

/// A state that a run has reached.
struct RunVisit: Sendable {
  /// Everything except times that determines how the run continues.
  let state: RunState

  /// The steps that began, with what became of them.
  let log: StepLog

  /// The values of names.
  let scope: Scope
  let now: Moment

  /// The future times that determine how the run continues: pending events and a wait's deadline.
  let moments: [Moment]

  /// The time limit of the scenario.
  let limit: Moment

  /// When the app was launched.
  let launch: Moment
}

/// Everything except times that determines how a run continues.
///
/// It consists of the executed steps, the values of names, and the app's state.
struct RunState: Hashable, Sendable {
  /// The point of a run at which its state is compared.
  enum Place: Hashable, Sendable {
    case beforeStep
    case settling
    case waiting
  }

  let place: Place

  /// What the run has executed, by its number among the histories of the exploration.
  let history: Int
  let remembered: [String: Value]

  /// The values of parameters and loop variables.
  let locals: [String: Value]

  /// The values that flows, loops and interrupted steps around the present one continue with.
  let heldValues: [[String: Value]]

  /// The number of optional steps around the present one.
  let optionalDepth: Int

  /// The app, or nil while none is running.
  let app: AppState?

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(history)
    hasher.combine(remembered.count)
    hasher.combine(app)
  }
}
