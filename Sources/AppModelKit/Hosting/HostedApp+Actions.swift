extension HostedApp {
  /// Lets the model do what it does by itself after launch.
  mutating func launch() throws(AppFault) {
    try change(from: model) { (model, app) in try model.didLaunch(in: &app) }
    try runEvents(dueBy: now)
  }

  /// Lets an action happen.
  mutating func dispatch(_ action: Action) throws(AppFault) {
    try change(from: model) { (model, app) in try model.update(action, in: &app) }
  }

  /// Lets the model change, and does what it asks for.
  ///
  /// A model that throws is left as it was: nobody should see half a change.
  private mutating func change(
    from before: Model,
    by body: (inout Model, inout AppContext<Model>) throws -> Void
  ) throws(AppFault) {
    var context = AppContext<Model>(now: now, date: date)
    do {
      try body(&model, &context)
    } catch {
      model = before
      throw crash(error as? AppFault ?? AppFault("\(error)"))
    }
    if model != before { invalidate() }
    carryOut(context.effects, since: before)
    endEditingOfMissingField()
  }

  private mutating func carryOut(
    _ effects: [Effect<Model.Screen, Action>],
    since before: Model
  ) {
    let present = navigation
    for effect in effects {
      switch effect {
      case .changeScreen(let change, let transition, let completion):
        apply(change, named: transition, completion: completion, from: present, in: before)
      case .schedule(let action, let delay):
        schedule(.action(action), after: delay)
      case .cancel(let action):
        timeline.cancel(.action(action))
      case .focus(let identifier):
        focusField(identifier: identifier)
      case .endEditing:
        endEditing()
      case .animateRows:
        animateRows()
      }
    }
  }

  private mutating func animateRows() {
    rowAnimations += 1
    schedule(.rowsSettle, after: .rows)
  }
}
