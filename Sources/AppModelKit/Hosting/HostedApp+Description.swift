/// What an app does must be what its description says: the check of scenarios knows no more of it.
extension HostedApp {
  /// Refuses a screen change to a screen, or of a name, that the description does not list.
  func ensureIsListed(_ change: ScreenChange, by transition: String) throws(AppFault) {
    switch change {
    case .push(let screen), .replace(let screen): try ensureIsListed(screen)
    case .presentSheet: break
    case .pop, .popToRoot, .dismissSheet: return
    }
    try ensureIsListed(transition: transition)
  }

  /// Refuses the name of a screen change that the description does not list.
  func ensureIsListed(transition: String) throws(AppFault) {
    if instrument?.isMutation == true { return }
    guard listedTransitions.contains(transition) else {
      throw AppFault("its description does not list the screen change '\(transition)'")
    }
  }

  /// Refuses a call, or a parameter of it, that the description does not list.
  func ensureIsListed(_ call: CallRequest) throws(AppFault) {
    guard let listed = listedCalls.first(where: { $0.name == call.name }) else {
      throw AppFault("its description does not list the call '\(call.name)'")
    }
    for argument in call.arguments where !listed.parameters.contains(argument.name) {
      throw AppFault(
        "its description does not list the parameter '\(argument.name)' of the call '\(call.name)'"
      )
    }
  }

  /// Refuses a screen that the description does not list.
  func ensureIsListed(_ screen: any AppScreen) throws(AppFault) {
    guard listedScreens.contains(screen.name) else {
      throw AppFault("its description does not list the screen '\(screen.name)'")
    }
  }
}
