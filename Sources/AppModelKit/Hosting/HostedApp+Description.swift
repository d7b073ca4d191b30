/// What an app does must be what its description says: the check of scenarios knows no more of it.
extension HostedApp {
  /// Refuses a first screen that the description does not list.
  func ensureRootIsListed() throws(AppFault) {
    try Self.ensureIsListed(model.rootScreen, in: Swift.type(of: model).description)
  }

  /// Refuses a screen change to a screen, or of a name, that the description does not list.
  func ensureIsListed(_ change: ScreenChange, by transition: String) throws(AppFault) {
    let description = Swift.type(of: model).description
    switch change {
    case .push(let screen), .replace(let screen):
      try Self.ensureIsListed(screen, in: description)
    case .presentSheet: break
    case .pop, .popToRoot, .dismissSheet: return
    }
    guard description.transitions.contains(transition) else {
      throw AppFault("its description does not list the screen change '\(transition)'")
    }
  }

  private static func ensureIsListed(
    _ screen: any AppScreen,
    in description: AppDescription
  ) throws(AppFault) {
    guard description.screens.contains(screen.name) else {
      throw AppFault("its description does not list the screen '\(screen.name)'")
    }
  }
}
