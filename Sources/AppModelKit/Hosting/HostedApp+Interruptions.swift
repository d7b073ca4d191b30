/// System alerts. The first one is shown until the user answers it.
extension HostedApp {
  /// Shows an alert, but not while a finger is down: it comes when the finger has gone up.
  mutating func show(_ alert: SystemAlert) {
    if isTouched { return heldAlerts.append(alert) }
    alerts.append(alert)
    invalidate()
  }

  /// Shows the alerts that were held back during a touch.
  mutating func liftFinger() {
    isTouched = false
    if heldAlerts.isEmpty { return }
    alerts += heldAlerts
    heldAlerts = []
    invalidate()
  }

  /// Removes the alert, and performs the action of its button.
  mutating func answerAlert(_ action: AnyAction?) throws(AppFault) {
    alerts.removeFirst()
    invalidate()
    if let action { try dispatch(action) }
  }
}
