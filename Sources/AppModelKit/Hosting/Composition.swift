/// All that is on the screen at one moment, with what it reacts to.
struct Composition: Sendable {
  var tree = ElementTree()

  /// The scrolling elements that a finger can reach, in reading order.
  var scrollers: [Scroller] = []

  /// The elements as scenarios see them.
  var snapshot = ScreenSnapshot()

  /// Whether it consists only of the topmost screen at rest, and would be drawn the same again.
  var isScreenAlone = false

  var barTitle: String?

  /// The places of the elements, if a census assigns them.
  var places: [String] = []

  /// Gives the tree to a pen, which draws the next one in the same memory.
  ///
  /// Elements that a caller still holds are not reused.
  mutating func giveTree(to pen: inout Pen, room: Int) {
    snapshot = ScreenSnapshot()
    swap(&pen.tree, &tree)
    pen.tree.clear(room: max(pen.tree.elements.count, 4) + room)
  }

  mutating func takeTree(from pen: inout Pen) {
    swap(&pen.tree, &tree)
    barTitle = pen.barTitle
    swap(&pen.places, &places)
    if !places.isEmpty {
      places += Array(repeating: "", count: tree.elements.count - places.count)
    }
  }
}

extension HostedApp {
  /// Draws everything on the screen.
  ///
  /// Leaving parts are drawn before arriving ones, except a sheet, which stays on top of its
  /// screen.
  ///
  /// - Returns: The scrolling elements that a finger can reach.
  func drawAll(with pen: inout Pen) -> [Scroller] {
    for remainder in remainders { pen.outgoing.append(remainder.elements) }
    let motion = change.motion
    switch motion {
    case .push, .pop: pen.outgoing.append(change.departure.elements)
    case .cover: pen.tree.append(change.departure.elements)
    case .sheet, nil: break
    }
    var scrollers = draw(navigation.top, in: model, with: &pen, bars: bars(of: navigation))
    if motion == .sheet { pen.tree.append(change.departure.elements) }
    drawTabBar(on: &pen)
    if let sheet = navigation.sheet {
      scrollers = draw(sheet, in: model, with: &pen, bars: .drawn(backTitle: nil))
    }
    if motion != nil { pen.tree.mark(.moving) }
    if let focus { pen.tree.markAsFocused(focus) }
    if keyboard.isVisible { pen.tree.append([Keyboard.element]) }
    if let openMenu { pen.draw(openMenu) }
    if let alert = alerts.first { pen.draw(alert) }
    if instrument != nil, openMenu != nil || !alerts.isEmpty { pen.notePlacesOfKit() }
    return scrollers
  }

  /// Whether the screen shows only the topmost screen, untouched and without motion.
  ///
  /// Drawing it again would then give the same.
  var isScreenAlone: Bool {
    guard change.motion == nil, remainders.isEmpty, revealedRow == nil, openMenu == nil else {
      return false
    }
    if keyboard.isVisible || navigation.sheet != nil || !alerts.isEmpty { return false }
    return focus == nil && model.tabCount == 0
  }

  func snapshot(of tree: ElementTree) -> ScreenSnapshot {
    ScreenSnapshot(
      elements: tree.elements,
      screen: change.motion == nil ? shownName(of: navigation.top.screen) : nil,
      latestTransition: latestTransition,
      hasChangedScreenSinceGesture: hasChangedScreenSinceGesture
        || instrument?.changes(.screenChangeReported, at: navigation.top.screen.name) == true
    )
  }

  private func shownName(of screen: any AppScreen) -> String {
    instrument?.name(of: screen.name, among: listedScreens) ?? screen.name
  }

  private func bars(of navigation: Navigation) -> Pen.Bars {
    .drawn(backTitle: navigation.below.last?.backTitle)
  }

  private func draw(
    _ entry: Navigation.Entry,
    in model: any AppModel,
    with pen: inout Pen,
    bars: Pen.Bars
  ) -> [Scroller] {
    let start = pen.tree.scrolling.count
    pen.bars = bars
    pen.place.layout = .screen(below: 20, above: bottomOfScreens)
    if let instrument {
      draw(entry.screen, in: model, with: &pen, through: instrument)
    } else {
      model.draw(entry.screen, with: &pen)
    }
    pen.drawOutgoing()
    if revealedRow != nil {
      drawRevealedButton(on: &pen.tree)
      if instrument != nil { pen.notePlacesOfRowButtons() }
    }
    return pen.tree.scroll(by: entry.offsets, from: start)
  }

  private func drawRevealedButton(on tree: inout ElementTree) {
    if let revealedRow, !tree.hasRowButtons { tree.reveal(revealedRow) }
  }

  /// The top of the tab bar, or the bottom of the screen if there are no tabs.
  private var bottomOfScreens: Double {
    ScreenSnapshot.modelBounds.maxY - (model.tabCount == 0 ? 0 : Self.heightOfTabBar)
  }

  private static var heightOfTabBar: Double { 49 }

  private func drawTabBar(on pen: inout Pen) {
    guard model.tabCount > 0 else { return }
    let tabs = model.anyTabs
    let bounds = ScreenSnapshot.modelBounds
    let frame = Rect(0, bottomOfScreens, bounds.width, Self.heightOfTabBar)
    guard let outer = pen.open(ElementSnapshot(.tabBar, frame: frame)) else { return }
    let width = frame.width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let place = Rect(Double(index) * width, frame.y, width, frame.height)
      var button = ElementSnapshot.button(tab.title, frame: place)
      button.isSelected = index == navigation.tab
      pen.add(button, .tab(index))
    }
    pen.close(outer)
    if instrument != nil { pen.notePlacesOfKit() }
  }

  /// What there is now, with a model that may have moved on.
  ///
  /// - Parameter model: The model of what was looked at last.
  /// - Returns: The part that the screen change moves out.
  func past(of model: any AppModel) -> Past {
    Past(
      navigation: navigation,
      model: model,
      screenAlone: isComposed && composition.isScreenAlone ? composition.tree : nil
    )
  }

  /// The parts of the earlier screen that take part in a motion.
  func departure(since past: Past, by motion: Navigation.Motion) -> Departure {
    if motion == .cover, let tree = past.screenAlone { return Departure(of: tree) }
    var pen = Pen()
    switch motion {
    case .push, .pop: _ = draw(past.navigation.top, in: past.model, with: &pen, bars: .leftOut)
    case .cover:
      let bars = bars(of: past.navigation)
      _ = draw(past.navigation.top, in: past.model, with: &pen, bars: bars)
    case .sheet:
      guard let sheet = past.navigation.sheet else { return Departure() }
      _ = draw(sheet, in: past.model, with: &pen, bars: .drawn(backTitle: nil))
    }
    return Departure(of: pen.tree)
  }

  /// The label of the back button of a screen above the topmost one.
  func backTitle() -> String? {
    if isComposed, composition.isScreenAlone { return composition.barTitle }
    var pen = Pen()
    _ = draw(navigation.top, in: model, with: &pen, bars: .leftOut)
    return pen.barTitle
  }
}

extension ElementTree {
  fileprivate mutating func mark(_ traits: ElementSnapshot.Traits) {
    for index in elements.indices { elements[index].traits.formUnion(traits) }
  }

  fileprivate mutating func markAsFocused(_ key: FieldKey) {
    guard let field = firstField(where: { $0 == key }) else { return }
    elements[field.element].isFocused = true
  }
}
