import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

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

  /// A started step with its outcome.
  struct ExecutedStep: Hashable, Sendable {
    let place: Int
    let file: ObjectIdentifier
    let outcome: StepRecord.Outcome.Kind

    /// Why it failed, if it did.
    let failure: Failure.Kind?
  }

  let place: Place
  let steps: [ExecutedStep]
  let remembered: [String: Value]

  /// The values of parameters and loop variables.
  let locals: [String: Value]

  /// The app, or nil while none is running.
  let app: AppState?

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(steps)
    hasher.combine(remembered.count)
    hasher.combine(app)
  }
}

extension StepLog {
  /// The started steps with their outcomes.
  var executedSteps: [RunState.ExecutedStep] {
    records.map { record in
      RunState.ExecutedStep(
        place: Int(record.span.start),
        file: ObjectIdentifier(record.span.file),
        outcome: record.outcome.kind,
        failure: record.outcome.failure?.kind
      )
    }
  }
}
