extension HostedApp {
  /// Begins a screen change.
  mutating func apply(
    _ screenChange: ScreenChange,
    named transition: String,
    completion: AnyAction?,
    since past: Past
  ) {
    if case .push = screenChange { noteBackTitle() }
    guard let motion = navigation.apply(screenChange) else { return }
    if case .replace(let screen) = screenChange { beginTab(of: screen) }
    cutChangeShort()
    change = Change(
      motion: motion,
      departure: departure(since: past, by: motion),
      completion: completion
    )
    noteScreenChange(named: transition)
    endEditing()
    schedule(.changeEnds, after: motion.delay)
    invalidate()
  }

  mutating func noteBackTitle() {
    if let title = backTitle() { navigation.setBackTitle(title) }
  }

  /// Notes in which tab the only screen is: in the one that begins with it, or else in the first.
  mutating func beginTab(of screen: any AppScreen) {
    let tab = model.anyTabs.firstIndex { $0.root.isEqual(to: screen) }
    if let tab { navigation.begin(inTab: tab) }
  }

  /// Goes to another tab at once, or to the lowest screen of the present one.
  mutating func select(tab: Int) throws(AppFault) {
    let tabs = model.anyTabs
    guard tabs.indices.contains(tab) else { return }
    let root = tabs[tab].root
    if tab == navigation.tab {
      if navigation.below.isEmpty { return }
      let past = past(of: model)
      let transition = AppDescription.backTransition
      return apply(.popToRoot, named: transition, completion: nil, since: past)
    }
    try ensureIsListed(.push(root), by: root.name)
    endEditing()
    navigation.select(tab: tab, root: root)
    noteScreenChange(named: root.name)
    invalidate()
  }

  private mutating func noteScreenChange(named transition: String) {
    latestTransition = transition
    instrument?.noteTransition(transition)
    hasChangedScreenSinceGesture = true
    revealedRow = nil
    openMenu = nil
  }

  /// Ends the screen change that is under way when the next one begins.
  private mutating func cutChangeShort() {
    guard change.motion != nil else { return }
    timeline.cancel(.changeEnds)
    leaveRemainders(of: change.departure)
    if let completion = change.completion { timeline.schedule(.action(completion), at: moment) }
  }

  /// Ends the screen change that is under way, as its time is over.
  mutating func endChange() throws(AppFault) {
    var ended = Change()
    swap(&ended, &change)
    leaveRemainders(of: ended.departure)
    invalidate()
    if let completion = ended.completion { try dispatch(completion) }
  }

  private mutating func leaveRemainders(of departure: Departure) {
    for lingering in departure.lingering {
      let id = (remainders.last?.id ?? 0) + 1
      let elements = departure.elements.subtree(at: lingering.element)
      remainders.append(Remainder(id: id, elements: elements))
      schedule(.remainderGoes(id: id), after: lingering.delay)
    }
  }
}
