import AppModelKit

/// What one document shows, with the documents of its frames.
struct FramePart {
  let frame: PageFrame
  let screen: ScreenSnapshot

  /// What lies over each element in the document around this one, whose elements it may name.
  var covers: [Obstruction?] = []

  /// The documents of the elements that are frames.
  var children: [Int: FramePart] = [:]
}

/// Puts the elements of frames below the elements of the frames.
struct FrameStitching {
  private var screen = ScreenSnapshot()
  private var obstructions: [Obstruction?] = []
  private(set) var origins: [ElementOrigin] = []
  private(set) var hasFrames = false

  /// The whole screen, with the visible part of the window.
  func screen(of bounds: Rect) -> ScreenSnapshot {
    var screen = screen
    screen.rendering = RenderedScreen(bounds: bounds, obstructions: obstructions)
    return screen
  }

  mutating func add(_ part: FramePart) { _ = add(part, below: nil, hasFocus: true) }

  /// Adds a document, and returns the new index of each of its elements.
  private mutating func add(_ part: FramePart, below parent: Int?, hasFocus: Bool) -> [Int] {
    var places: [Int] = []
    var inner: [(part: FramePart, places: [Int])] = []
    for (index, element) in part.screen.elements.enumerated() {
      let element = element.moved(by: part.frame.offset, hasFocus: hasFocus)
      let outer = part.screen.parent(of: index).map { places[$0] } ?? parent
      let place = append(element, to: outer, ElementOrigin(frame: part.frame, index: index))
      places.append(place)
      guard let child = part.children[index] else { continue }
      hasFrames = true
      inner.append((child, add(child, below: place, hasFocus: element.isFocused)))
    }
    for index in places.indices {
      obstructions[places[index]] = part.screen.obstruction(of: index)?.renumbered(by: places)
    }
    for child in inner { cover(child.places, by: child.part.covers, places) }
    return places
  }

  private mutating func append(
    _ element: ElementSnapshot,
    to parent: Int?,
    _ origin: ElementOrigin
  ) -> Int {
    origins.append(origin)
    obstructions.append(nil)
    return screen.append(element, to: parent)
  }

  /// Notes what lies over the elements of a frame, and over the frames inside it.
  private mutating func cover(_ children: [Int], by covers: [Obstruction?], _ places: [Int]) {
    for (place, cover) in zip(children, covers) where obstructions[place] == nil {
      obstructions[place] = cover?.renumbered(by: places)
    }
  }
}

extension ElementSnapshot {
  fileprivate func moved(by offset: Point, hasFocus: Bool) -> ElementSnapshot {
    var moved = self
    moved.frame = frame.offsetBy(x: offset.x, y: offset.y).inHundredths
    moved.isFocused = isFocused && hasFocus
    return moved
  }
}

extension Rect {
  /// The place as the page script writes it, with two decimals.
  fileprivate var inHundredths: Rect {
    func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
    return Rect(rounded(x), rounded(y), rounded(width), rounded(height))
  }
}

extension Obstruction {
  /// The same with the element's new index.
  fileprivate func renumbered(by places: [Int]) -> Obstruction {
    switch self {
    case .covered(let index):
      places.indices.contains(index) ? .covered(by: places[index]) : .offScreen
    case .scrolledOut(let index):
      places.indices.contains(index) ? .scrolledOut(of: places[index]) : .offScreen
    case .offScreen, .moving, .coveredByPart, .hidden: self
    }
  }
}
