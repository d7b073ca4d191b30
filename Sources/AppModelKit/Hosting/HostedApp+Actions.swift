extension HostedApp {
  mutating func launch() throws(AppFault) {
    do {
      try showInitialScreens()
      try carryOut(try model.respondToLaunch(at: clock))
    } catch {
      throw crash(error)
    }
    try runEvents(dueBy: moment)
    noteLaunch()
  }

  /// Puts the first screens on each other, without a screen change.
  private mutating func showInitialScreens() throws(AppFault) {
    let screens = model.anyInitialScreens
    guard !screens.isEmpty else { throw AppFault("it has no initial screens") }
    for screen in screens { try ensureIsListed(screen) }
    beginTab(of: screens[0])
    for screen in screens.dropFirst() {
      noteBackTitle()
      _ = navigation.apply(.push(screen))
    }
  }

  mutating func dispatch(_ action: AnyAction) throws(AppFault) {
    do {
      if let instrument { return try dispatch(action, through: instrument) }
      try carryOut(try model.respond(to: action, at: clock))
    } catch {
      throw crash(error)
    }
  }

  mutating func carryOut(
    _ respond: (inout any AppModel, AppClock) throws -> Response
  ) throws(AppFault) {
    do {
      try carryOut(try respond(&model, clock))
    } catch {
      throw crash(error)
    }
  }

  /// Ends the app because of an error that its model has thrown.
  private mutating func crash(_ error: any Error) -> AppFault {
    crash(error as? AppFault ?? AppFault("\(error)"))
  }

  /// Records the model's change, and carries out the effects that it asks for.
  mutating func carryOut(_ response: Response) throws(AppFault) {
    if response.effects.isEmpty {
      if response.hasChangedModel { invalidate() }
    } else {
      let past = if let before = response.before { past(of: before.model) } else { past(of: model) }
      if response.hasChangedModel { invalidate() }
      try carryOut(instrument?.change(response.effects) ?? response.effects, since: past)
    }
    endEditingOfMissingField()
    // Offsets stay within the content, whether or not the screen is drawn in between.
    if navigation.wasScrolled { refresh() }
  }

  private mutating func carryOut(_ effects: [Effect], since past: Past) throws(AppFault) {
    for effect in effects {
      switch effect {
      case .changeScreen(let change, let transition, let completion):
        try ensureIsListed(change, by: transition)
        apply(change, named: transition, completion: completion, since: past)
      case .schedule(let action, let delay):
        schedule(.action(action), after: delay)
        try checkTimeline()
      case .cancel(let action): timeline.cancel(.action(action))
      case .focus(let identifier): try focusField(identifier: identifier)
      case .endEditing: endEditing()
      case .animateRows: animateRows()
      case .call(let request): try make(request)
      case .interrupt(let alert, let delay):
        schedule(.alert(alert), after: delay)
        try checkTimeline()
      }
    }
  }

  private mutating func animateRows() {
    rowAnimations += 1
    schedule(.rowsSettle, after: .rows)
  }
}
