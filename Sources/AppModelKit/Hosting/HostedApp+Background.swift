extension HostedApp {
  mutating func stayInBackground(for time: Duration) throws(AppFault) {
    try ensureRunning()
    events = EventCount()
    forgetScreenChange()
    endEditing()
    try carryOut { model, clock in try model.respondToBackground(at: clock) }
    try advance(to: moment + time)
    try carryOut { model, clock in try model.respondToForeground(at: clock) }
    try runEvents(dueBy: moment)
  }
}
