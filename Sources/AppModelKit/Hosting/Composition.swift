/// All that is on the screen at one moment, with what it reacts to.
struct Composition: Sendable {
  var tree = ElementTree()

  /// The scrolling elements that a finger can reach, in reading order.
  var scrollers: [Scroller] = []

  /// The elements as scenarios see them.
  var snapshot = ScreenSnapshot()
}

extension HostedApp {
  /// Puts together all that is on the screen.
  ///
  /// What is on its way out comes before what is on its way in, but for a sheet, which stays on
  /// top of its screen.
  func compose() -> Composition {
    var composition = Composition()
    if change?.motion == .cover { composition.append(change?.departure) }
    composition.append(bar(of: navigation, in: model))
    for remainder in remainders { composition.tree.append(remainder.elements) }
    if change?.motion == .push || change?.motion == .pop { composition.append(change?.departure) }
    composition.append(page(of: navigation.top, in: model))
    if change?.motion == .sheet { composition.append(change?.departure) }
    if let sheet = navigation.sheet { composition.append(page(of: sheet, in: model)) }
    if change != nil { composition.tree.markAsMoving() }
    if let focus { composition.tree.markAsFocused(focus) }
    if keyboard.isVisible { composition.tree.append(Keyboard.element) }
    composition.snapshot = snapshot(of: composition.tree)
    return composition
  }

  private func snapshot(of tree: ElementTree) -> ScreenSnapshot {
    ScreenSnapshot(
      elements: tree.elements,
      screen: change == nil ? navigation.top.screen.name : nil,
      latestTransition: latestTransition,
      hasChangedScreenSinceGesture: hasChangedScreenSinceGesture
    )
  }

  private func bar(of navigation: Navigation, in model: any AppModel) -> ElementTree? {
    let backTitle = navigation.below.last.map { model.barTitle(of: $0.screen) ?? "Back" }
    return model.barTree(of: navigation.top.screen, backTitle: backTitle)
  }

  private func page(
    of entry: Navigation.Entry,
    in model: any AppModel
  ) -> (tree: ElementTree, scrollers: [Scroller]) {
    var tree = model.tree(of: entry.screen)
    let scrollers = tree.scroll(by: entry.offsets)
    if let revealedRow { tree.revealDeleteButton(for: revealedRow) }
    return (tree, scrollers)
  }

  /// What was on the screen before a change, as far as it takes part in a motion.
  func departure(
    from navigation: Navigation,
    in model: any AppModel,
    by motion: Navigation.Motion
  ) -> Departure? {
    switch motion {
    case .push, .pop:
      return Departure(of: page(of: navigation.top, in: model).tree)
    case .cover:
      var whole = bar(of: navigation, in: model) ?? ElementTree()
      whole.append(page(of: navigation.top, in: model).tree)
      return Departure(of: whole)
    case .sheet:
      return navigation.sheet.map { Departure(of: page(of: $0, in: model).tree) }
    }
  }
}

extension Composition {
  fileprivate mutating func append(_ departure: Departure?) {
    if let departure { tree.append(departure.elements) }
  }

  fileprivate mutating func append(_ bar: ElementTree?) {
    if let bar { tree.append(bar) }
  }

  fileprivate mutating func append(_ page: (tree: ElementTree, scrollers: [Scroller])) {
    scrollers = page.scrollers
    for index in scrollers.indices { scrollers[index].element += tree.elements.count }
    tree.append(page.tree)
  }
}

extension ElementTree {
  fileprivate mutating func markAsMoving() {
    for index in elements.indices { elements[index].traits.insert(.moving) }
  }

  fileprivate mutating func markAsFocused(_ key: FieldKey) {
    guard let field = firstField(where: { $0 == key }) else { return }
    elements[field.element].isFocused = true
  }
}
