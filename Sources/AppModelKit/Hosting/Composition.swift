/// All that is on the screen at one moment, with what it reacts to.
struct Composition<Action: Hashable & Sendable>: Sendable {
  var content = Content<Action>()

  /// The scrolling elements that a finger can reach, in reading order.
  var scrollers: [Scroller] = []

  /// The content as scenarios see it.
  var snapshot = ScreenSnapshot()
}

extension HostedApp {
  /// Puts together all that is on the screen.
  ///
  /// What is on its way out comes before what is on its way in, but for a sheet, which stays on
  /// top of its screen.
  func compose() -> Composition<Action> {
    var composition = Composition<Action>()
    if change?.motion == .cover { composition.append(change?.departure) }
    composition.append(bar(of: navigation, in: model))
    for remainder in remainders { composition.content.append(remainder.elements) }
    if change?.motion == .push || change?.motion == .pop { composition.append(change?.departure) }
    composition.append(page(of: navigation.top, in: model))
    if change?.motion == .sheet { composition.append(change?.departure) }
    if let sheet = navigation.sheet { composition.append(page(of: sheet, in: model)) }
    if change != nil { composition.content.markAsMoving() }
    if let focus, let field = composition.content.field(focus) {
      composition.content.elements[field.element].isFocused = true
    }
    if keyboard.isVisible { composition.content.append([Keyboard.element]) }
    composition.snapshot = snapshot(of: composition.content)
    return composition
  }

  private func snapshot(of content: Content<Action>) -> ScreenSnapshot {
    ScreenSnapshot(
      elements: content.elements,
      screen: change == nil ? navigation.top.screen.name : nil,
      latestTransition: latestTransition,
      hasChangedScreenSinceGesture: hasChangedScreenSinceGesture
    )
  }

  private func bar(of navigation: Navigation<Model.Screen>, in model: Model) -> Content<Action>? {
    guard let bar = model.bar(of: navigation.top.screen) else { return nil }
    let previous = navigation.below.last.map { model.bar(of: $0.screen)?.title ?? "Back" }
    return bar.content(backTitle: previous)
  }

  private func page(
    of entry: Navigation<Model.Screen>.Entry,
    in model: Model
  ) -> (content: Content<Action>, scrollers: [Scroller]) {
    var content = model.content(of: entry.screen)
    let scrollers = content.scroll(by: entry.offsets)
    if let revealedRow { content.revealDeleteButton(for: revealedRow) }
    return (content, scrollers)
  }

  /// What was on the screen before a change, as far as it takes part in a motion.
  func departure(
    from navigation: Navigation<Model.Screen>,
    in model: Model,
    by motion: Navigation<Model.Screen>.Motion
  ) -> Departure? {
    let page: Content<Action>
    switch motion {
    case .push, .pop:
      page = self.page(of: navigation.top, in: model).content
    case .cover:
      var whole = bar(of: navigation, in: model) ?? Content()
      whole.append(self.page(of: navigation.top, in: model).content)
      page = whole
    case .sheet:
      guard let sheet = navigation.sheet else { return nil }
      page = self.page(of: sheet, in: model).content
    }
    return Departure(of: page)
  }
}

extension Composition {
  fileprivate mutating func append(_ departure: Departure?) {
    if let departure { content.append(departure.elements) }
  }

  fileprivate mutating func append(_ bar: Content<Action>?) {
    if let bar { content.append(bar) }
  }

  fileprivate mutating func append(_ page: (content: Content<Action>, scrollers: [Scroller])) {
    scrollers = page.scrollers
    for index in scrollers.indices { scrollers[index].element += content.elements.count }
    content.append(page.content)
  }
}

extension Content {
  fileprivate mutating func markAsMoving() {
    for index in elements.indices { elements[index].traits.insert(.moving) }
  }
}
