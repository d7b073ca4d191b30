/// What an app does must be what its description says: the check of scenarios knows no more of it.
extension HostedApp {
  /// Refuses a first screen that the description does not list.
  func ensureRootIsListed() throws(AppFault) {
    try ensureIsListed(model.rootScreen)
  }

  /// Refuses a screen change to a screen, or of a name, that the description does not list.
  func ensureIsListed(_ change: ScreenChange, by transition: String) throws(AppFault) {
    switch change {
    case .push(let screen), .replace(let screen): try ensureIsListed(screen)
    case .presentSheet: break
    case .pop, .popToRoot, .dismissSheet: return
    }
    if instrument?.isMutation == true { return }
    guard listedTransitions.contains(transition) else {
      throw AppFault("its description does not list the screen change '\(transition)'")
    }
  }

  private func ensureIsListed(_ screen: any AppScreen) throws(AppFault) {
    guard listedScreens.contains(screen.name) else {
      throw AppFault("its description does not list the screen '\(screen.name)'")
    }
  }
}
