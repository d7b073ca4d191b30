extension AppContext {
  /// Lets something come over the app after a delay, such as a question of the system.
  ///
  /// Give the delay a range: with random timing a run then finds the scenarios that don't expect it.
  public mutating func interrupt(_ interruption: Interruption<Model.Action>, after delay: Delay) {
    update.effects.append(.interrupt(SystemAlert(interruption), after: delay))
  }
}
