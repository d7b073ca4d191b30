extension HostedApp {
  /// Lets the model do what it does by itself after launch.
  mutating func launch() throws(AppFault) {
    let clock = clock
    try change { model throws in try model.launched(at: clock) }
    try runEvents(dueBy: now)
  }

  /// Lets an action happen.
  mutating func dispatch(_ action: AnyAction) throws(AppFault) {
    let clock = clock
    try change { model throws in try model.receive(action, at: clock) }
  }

  /// Lets the model change, and does what it asks for.
  private mutating func change(
    by update: (inout any AppModel) throws -> Response
  ) throws(AppFault) {
    let before = model
    let response: Response
    do {
      response = try update(&model)
    } catch {
      throw crash(error as? AppFault ?? AppFault("\(error)"))
    }
    if response.hasChanged { invalidate() }
    carryOut(response.effects, since: before)
    endEditingOfMissingField()
  }

  private mutating func carryOut(
    _ effects: [Effect],
    since before: any AppModel
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
