import AppModelKit
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

  let place: Place

  /// What the run has executed, by its number among the histories of the exploration.
  let history: Int
  let remembered: [String: Value]

  /// The values of parameters and loop variables.
  let locals: [String: Value]

  /// The app, or nil while none is running.
  let app: AppState?

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(history)
    hasher.combine(remembered.count)
    hasher.combine(app)
  }
}
