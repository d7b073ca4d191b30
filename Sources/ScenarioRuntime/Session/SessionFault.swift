package import AppModelKit
import ScenarioEvents

/// Something in a session, rather than in the scenario, that ends a step.
package struct SessionFault: Error, Hashable, Sendable {
  /// The consequence of the fault for the test case.
  package enum Kind: Hashable, Sendable {
    /// The app is gone: an error that ends the scenario.
    case crash

    /// The app is still running, but did something that fails every step.
    case misconduct

    /// The run was interrupted; nothing is wrong.
    case interruption
  }

  package let kind: Kind

  /// The whole sentence for reports: `the page crashed`.
  package let message: String

  /// The way out, as a phrase.
  package let advice: String?

  package init(_ kind: Kind, _ message: String, advice: String? = nil) {
    self.kind = kind
    self.message = message
    self.advice = advice
  }

  /// The crash of an app model.
  package init(_ fault: AppFault) {
    self.init(.crash, "the app crashed: \(fault.reason)")
  }

  /// The fault that ends a wait because the run was interrupted.
  package static let interrupted = SessionFault(.interruption, "the run was interrupted")
}

extension Failure.Kind {
  /// The kind of failure that a fault is.
  init(_ kind: SessionFault.Kind) {
    switch kind {
    case .crash: self = .appCrashed
    case .misconduct: self = .appMisbehaved
    case .interruption: self = .timeLimitReached
    }
  }
}
