/// Alerts of the system, of which the first is shown until a person answers it.
extension HostedApp {
  /// Shows an alert, but not while a finger is down: it comes when the finger has gone up.
  mutating func show(_ alert: SystemAlert) {
    if isTouched { return heldAlerts.append(alert) }
    alerts.append(alert)
    invalidate()
  }

  /// Lets the alerts come that had to wait for a finger.
  mutating func liftFinger() {
    isTouched = false
    if heldAlerts.isEmpty { return }
    alerts += heldAlerts
    heldAlerts = []
    invalidate()
  }

  /// Takes the alert away, and lets the action of its button happen.
  mutating func answerAlert(_ action: AnyAction?) throws(AppFault) {
    alerts.removeFirst()
    invalidate()
    if let action { try dispatch(action) }
  }
}
