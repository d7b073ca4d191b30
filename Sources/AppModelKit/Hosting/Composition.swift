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
    var pen = Pen()
    pen.tree.reserveCapacity(composition.tree.elements.count + 4)
    for remainder in remainders { pen.outgoing.append(remainder.elements) }
    let motion = change.motion
    switch motion {
    case .push, .pop: pen.outgoing.append(change.departure.elements)
    case .cover: pen.tree.append(change.departure.elements)
    case .sheet, nil: break
    }
    var scrollers = draw(navigation.top, in: model, with: &pen, bars: bars(of: navigation))
    if motion == .sheet { pen.tree.append(change.departure.elements) }
    if let sheet = navigation.sheet {
      scrollers = draw(sheet, in: model, with: &pen, bars: .drawn(backTitle: nil))
    }
    if motion != nil { pen.tree.mark(.moving) }
    if let focus { pen.tree.markAsFocused(focus) }
    if keyboard.isVisible { pen.tree.append([Keyboard.element]) }
    return Composition(tree: pen.tree, scrollers: scrollers, snapshot: snapshot(of: pen.tree))
  }

  private func snapshot(of tree: ElementTree) -> ScreenSnapshot {
    ScreenSnapshot(
      elements: tree.elements,
      screen: change.motion == nil ? navigation.top.screen.name : nil,
      latestTransition: latestTransition,
      hasChangedScreenSinceGesture: hasChangedScreenSinceGesture
    )
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
    model.draw(entry.screen, with: &pen)
    pen.drawOutgoing()
    if let revealedRow, !pen.tree.hasDeleteButton {
      pen.tree.revealDeleteButton(for: revealedRow)
    }
    return pen.tree.scroll(by: entry.offsets, from: start)
  }

  /// What was on the screen before a change, as far as it takes part in a motion.
  func departure(
    from navigation: Navigation,
    in model: any AppModel,
    by motion: Navigation.Motion
  ) -> Departure {
    var pen = Pen()
    switch motion {
    case .push, .pop:
      _ = draw(navigation.top, in: model, with: &pen, bars: .leftOut)
    case .cover:
      _ = draw(navigation.top, in: model, with: &pen, bars: bars(of: navigation))
    case .sheet:
      guard let sheet = navigation.sheet else { return Departure() }
      _ = draw(sheet, in: model, with: &pen, bars: .drawn(backTitle: nil))
    }
    return Departure(of: pen.tree)
  }

  /// What the back button of a screen above the topmost one says.
  func backTitle() -> String? {
    var pen = Pen()
    _ = draw(navigation.top, in: model, with: &pen, bars: .leftOut)
    return pen.barTitle
  }
}

extension ElementTree {
  /// Adds traits to all elements.
  fileprivate mutating func mark(_ traits: ElementSnapshot.Traits) {
    for index in elements.indices { elements[index].traits.formUnion(traits) }
  }

  fileprivate mutating func markAsFocused(_ key: FieldKey) {
    guard let field = firstField(where: { $0 == key }) else { return }
    elements[field.element].isFocused = true
  }
}
