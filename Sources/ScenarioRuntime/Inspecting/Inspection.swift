package import AppModelKit
import ScenarioDiagnostics
package import ScenarioEvents

/// An app at one moment of its life.
package struct Inspection: Sendable {
  /// What accessibility sees.
  package let screen: ScreenSnapshot

  /// The same without secrets and the contents of secure fields, as people may see it.
  package let shownScreen: ScreenSnapshot

  /// The moment on the app's clock.
  package let moment: Duration

  /// The step that led there; nil for an app that was only launched.
  package var step: ReachedStep?

  package init(
    of screen: ScreenSnapshot,
    hiding secrets: Secrets? = nil,
    at moment: Duration = .zero,
    after step: ReachedStep? = nil
  ) {
    self.screen = screen
    shownScreen = secrets.map { screen.masked(by: $0) } ?? screen
    self.moment = moment
    self.step = step
  }

  /// The step of a scenario after which it was inspected.
  package struct ReachedStep: Sendable {
    /// Counted from 1, as the step log does.
    package let number: Int

    /// The number of the last step within it, which led to the screen; its own if it has none.
    package let last: Int
    package let record: StepRecord

    /// Whether it is the step that was asked for, or the last one before it that was executed.
    package let isTheWantedOne: Bool
  }
}

/// The reason why an app can't be inspected.
package enum InspectionFault: Error {
  case launch(LaunchFailure)
  case crash(SessionFault)

  /// The reason in words.
  package var text: String {
    switch self {
    case .launch(let failure): failure.reason.adding(advice: failure.suggestion)
    case .crash(let fault): fault.message.adding(advice: fault.advice)
    }
  }
}
