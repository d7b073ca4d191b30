import AppModelKit

/// A page at one moment, as the page script describes it.
struct PageReading {
  /// The page's document, address, screen and state.
  struct Header: Equatable {
    var window = ""

    /// An identifier that is unique to the document.
    let document: String
    let address: String
    let title: String

    /// The `data-screen` of the topmost element that has one; empty without.
    let markedScreen: String

    /// The `data-transition` of the document; empty without.
    let markedTransition: String

    /// The number of times that `data-transition` was set.
    let transitionCount: Int
    let isAnimated: Bool
    let isComplete: Bool
    let size: (width: Double, height: Double)

    /// The number of the page in the history of its site; -1 if the browser does not say.
    let historyIndex: Int
    let canGoBack: Bool

    static func == (left: Header, right: Header) -> Bool {
      left.document == right.document && left.address == right.address
        && left.transitionCount == right.transitionCount
    }
  }

  let header: Header

  /// The elements, each with the result of its hit test.
  let screen: ScreenSnapshot

  /// Parses the script's text; nil if the text does not have the script's format.
  init?(_ text: Substring) {
    let halves = text.split(separator: "\u{1C}", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, let header = Header(halves[0]) else { return nil }
    self.header = header
    guard let screen = Self.screen(of: halves[1], header) else { return nil }
    self.screen = screen
  }

  private static func screen(of text: Substring, _ header: Header) -> ScreenSnapshot? {
    var screen = ScreenSnapshot()
    var obstructions: [Obstruction?] = []
    for line in text.split(separator: "\u{1E}") {
      guard let record = PageElement(line), record.parent < screen.elements.count,
        record.parent < 0 || Int(screen.elements[record.parent].subtreeEnd) == screen.elements.count
      else { return nil }
      screen.append(record.element, to: record.parent < 0 ? nil : record.parent)
      obstructions.append(record.obstruction)
    }
    let count = obstructions.count
    screen.rendering = RenderedScreen(
      bounds: Rect(0, 0, header.size.width, header.size.height),
      obstructions: obstructions.map { $0.flatMap { $0.isWithin(count) ? $0 : .offScreen } }
    )
    return screen
  }
}

extension PageReading.Header {
  fileprivate init?(_ text: Substring) {
    let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 12, let count = Int(fields[5]), let width = Double(fields[8]),
      let height = Double(fields[9])
    else { return nil }
    document = fields[0]
    address = fields[1]
    title = fields[2]
    markedScreen = fields[3]
    markedTransition = fields[4]
    transitionCount = count
    isAnimated = fields[6] == "1"
    isComplete = fields[7] == "1"
    size = (width, height)
    historyIndex = Int(fields[10]) ?? -1
    canGoBack = fields[11] == "1"
  }
}

extension Obstruction {
  /// Whether the element that it names, if any, exists.
  fileprivate func isWithin(_ count: Int) -> Bool {
    switch self {
    case .covered(let index), .scrolledOut(let index): index >= 0 && index < count
    case .offScreen, .moving, .coveredByPart, .hidden: true
    }
  }
}
