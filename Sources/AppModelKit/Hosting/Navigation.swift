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

  /// The sheet that lies over the topmost screen, if one does.
  ///
  /// A list with at most one entry.
  private var sheets: [Entry] = []

  /// Whether a sheet lies over the topmost screen.
  var hasSheet: Bool { !sheets.isEmpty }

  /// What lies over the topmost screen, if a sheet does.
  var sheet: Entry? { sheets.last }

  /// Whether any of the screens may be scrolled.
  private(set) var wasScrolled = false

  init(root: any AppScreen) {
    top = Entry(screen: root)
  }

  /// Scrolls the scrolling elements of what a finger can reach: the sheet, or else the screen.
  mutating func setOffset(_ offset: Double, at place: Int) {
    wasScrolled = true
    if sheets.isEmpty {
      top.setOffset(offset, at: place)
    } else {
      sheets[0].setOffset(offset, at: place)
    }
  }

  /// Notes how far the scrolling elements within a finger's reach are scrolled, where they are.
  ///
  /// Those whose content has become too short stay where that has brought them when it grows again.
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
    case .presentSheet(let screen): setSheets([Entry(screen: screen)])
    case .dismissSheet: hasSheet ? setSheets([]) : nil
    }
  }

  /// Notes what the back button of a screen above the topmost one says.
  mutating func setBackTitle(_ title: String) {
    top.backTitle = title
  }

  private mutating func push(_ screen: any AppScreen) -> Motion {
    below.append(top)
    top = Entry(screen: screen)
    sheets = []
    return .push
  }

  private mutating func pop(to entry: Entry?, keeping rest: ArraySlice<Entry>) -> Motion? {
    guard let entry else { return nil }
    top = entry
    below = Array(rest)
    sheets = []
    return .pop
  }

  private mutating func replace(with screen: any AppScreen) -> Motion {
    self = Navigation(root: screen)
    return .cover
  }

  private mutating func setSheets(_ entries: [Entry]) -> Motion {
    sheets = entries
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
