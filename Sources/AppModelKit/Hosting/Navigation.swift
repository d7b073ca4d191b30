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

  /// The screens below the topmost one, the lowest first.
  private(set) var below: [Entry] = []

  /// The topmost screen.
  private(set) var top: Entry

  /// The sheet over the topmost screen, if there is one.
  private(set) var sheet: Entry?

  /// The tab that is shown, from 0.
  private(set) var tab = 0

  /// The screens of the other tabs that were shown, by their tabs.
  private(set) var otherTabs: [Int: Tab] = [:]

  /// The screens of a tab.
  struct Tab: Sendable {
    let below: [Entry]
    let top: Entry
  }

  /// Whether any of the screens may be scrolled.
  private(set) var wasScrolled = false

  init(root: any AppScreen) { top = Entry(screen: root) }

  /// Scrolls the scrolling elements of what a finger can reach: the sheet, or else the screen.
  mutating func setOffset(_ offset: Double, at place: Int) {
    wasScrolled = true
    if sheet == nil {
      top.setOffset(offset, at: place)
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

  /// Notes that the first screen is that of a tab.
  mutating func begin(inTab tab: Int) { self.tab = tab }

  /// Shows the screens of another tab just as the user left them.
  mutating func select(tab: Int, root: any AppScreen) {
    otherTabs[self.tab] = Tab(below: below, top: top)
    let shown = otherTabs.removeValue(forKey: tab)
    below = shown?.below ?? []
    top = shown?.top ?? Entry(screen: root)
    sheet = nil
    self.tab = tab
  }

  /// Notes what the back button of a screen above the topmost one says.
  mutating func setBackTitle(_ title: String) { top.backTitle = title }

  private mutating func push(_ screen: any AppScreen) -> Motion {
    below.append(top)
    top = Entry(screen: screen)
    sheet = nil
    return .push
  }

  private mutating func pop(to entry: Entry?, keeping rest: ArraySlice<Entry>) -> Motion? {
    guard let entry else { return nil }
    top = entry
    below = Array(rest)
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
}

extension Navigation.Entry {
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
