/// Which screens there are, and how they came.
struct Navigation: Sendable {
  /// A screen that is there, visible or not.
  struct Entry: Sendable {
    let screen: any AppScreen

    /// The label of the back button of the screen above.
    var backTitle = "Back"

    /// How far each of its scrolling elements is scrolled, in reading order.
    var offsets: [Double] = []
  }

  /// How one set of screens becomes another before a person's eyes.
  enum Motion: Sendable {
    case push
    case pop

    /// A screen with its own bar covers all that there was.
    case cover

    /// A sheet comes or goes.
    case sheet
  }

  /// Screens on each other.
  struct Stack: Sendable {
    /// The screens below the topmost one, the lowest first.
    fileprivate(set) var below: [Entry] = []
    fileprivate(set) var top: Entry
  }

  /// The screens of the tab that is shown.
  private var shown: Stack

  /// The sheet over the topmost screen, if there is one.
  private(set) var sheet: Entry?

  /// The tab that is shown, from 0.
  private(set) var tab = 0

  /// The screens of the other tabs that were shown, by their tabs.
  private var otherTabs: [Int: Stack] = [:]

  /// Whether any of the screens may be scrolled.
  private(set) var wasScrolled = false

  init(root: any AppScreen) { shown = Stack(top: Entry(screen: root)) }

  var below: [Entry] { shown.below }
  var top: Entry { shown.top }

  /// Scrolls the scrolling elements of what a finger can reach: the sheet, or else the screen.
  mutating func setOffset(_ offset: Double, at place: Int) {
    wasScrolled = true
    if sheet == nil {
      shown.top.setOffset(offset, at: place)
    } else {
      sheet?.setOffset(offset, at: place)
    }
  }

  /// Notes how far the scrolling elements within a finger's reach are scrolled, where they are.
  ///
  /// An element whose content became too short was scrolled back. It stays there when the content grows
  /// again.
  mutating func setOffsets(of scrollers: [Scroller]) {
    for (place, scroller) in scrollers.enumerated() { setOffset(scroller.offset, at: place) }
  }

  /// Changes the screens, and says how that looks, or nil if there was nothing to change.
  mutating func apply(_ change: ScreenChange) -> Motion? {
    switch change {
    case .push(let screen): push(screen)
    case .pop: pop(to: below.last, keeping: below.dropLast())
    case .popToRoot: pop(to: below.first, keeping: [])
    case .replace(let screen): replace(with: screen)
    case .presentSheet(let screen): setSheet(Entry(screen: screen))
    case .dismissSheet: sheet == nil ? nil : setSheet(nil)
    }
  }

  /// Notes that the only screen is that of a tab.
  mutating func begin(inTab tab: Int) { self.tab = tab }

  /// Shows the screens of another tab just as the user left them.
  mutating func select(tab: Int, root: any AppScreen) {
    otherTabs[self.tab] = shown
    shown = otherTabs.removeValue(forKey: tab) ?? Stack(top: Entry(screen: root))
    sheet = nil
    self.tab = tab
  }

  /// Notes what the back button of a screen above the topmost one says.
  mutating func setBackTitle(_ title: String) { shown.top.backTitle = title }

  private mutating func push(_ screen: any AppScreen) -> Motion {
    shown.below.append(top)
    shown.top = Entry(screen: screen)
    sheet = nil
    return .push
  }

  private mutating func pop(to entry: Entry?, keeping rest: ArraySlice<Entry>) -> Motion? {
    guard let entry else { return nil }
    shown = Stack(below: Array(rest), top: entry)
    sheet = nil
    return .pop
  }

  private mutating func replace(with screen: any AppScreen) -> Motion {
    self = Navigation(root: screen)
    return .cover
  }

  private mutating func setSheet(_ entry: Entry?) -> Motion {
    sheet = entry
    return .sheet
  }

  func isEqual(to other: Navigation) -> Bool {
    guard tab == other.tab, shown.isEqual(to: other.shown), otherTabs.keys == other.otherTabs.keys,
      otherTabs.allSatisfy({ other.otherTabs[$0]?.isEqual(to: $1) == true })
    else { return false }
    switch (sheet, other.sheet) {
    case (nil, nil): return true
    case (let sheet?, let otherSheet?): return sheet.isEqual(to: otherSheet)
    case (nil, _?), (_?, nil): return false
    }
  }
}

extension Navigation.Stack {
  fileprivate func isEqual(to other: Self) -> Bool {
    below.count == other.below.count && top.isEqual(to: other.top)
      && zip(below, other.below).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension Navigation.Entry {
  fileprivate func isEqual(to other: Self) -> Bool {
    screen.isEqual(to: other.screen) && backTitle == other.backTitle && offsets == other.offsets
  }

  fileprivate mutating func setOffset(_ offset: Double, at place: Int) {
    while offsets.count <= place { offsets.append(0) }
    offsets[place] = offset
  }
}

extension Navigation.Motion {
  /// How long the animation takes.
  var delay: Delay {
    switch self {
    case .push: .push
    case .pop: .pop
    case .cover, .sheet: .modal
    }
  }
}
