/// Gives frames to elements that have none of their own, one after the other.
struct Layout: Sendable {
  enum Axis: Sendable {
    case horizontal
    case vertical
  }

  /// The distance from the edges of the screen.
  static let margin = 16.0

  /// The height of elements that give none.
  static let standardLength = 44.0

  /// The distance between two elements.
  static let standardSpacing = 8.0

  let axis: Axis

  /// The room for all elements.
  var area: Rect

  /// The height of each element, or its width where they are next to each other.
  let length: Double
  let spacing: Double

  /// The position of the next element.
  var cursor: Double

  /// How many frames were given.
  private(set) var count = 0

  init(_ axis: Axis = .vertical, in area: Rect, length: Double = standardLength, spacing: Double) {
    self.axis = axis
    self.area = area
    self.length = length
    self.spacing = spacing
    cursor = axis == .vertical ? area.y : area.x
  }

  /// The frame of the next element.
  mutating func next(length wanted: Double? = nil) -> Rect {
    let length = wanted ?? self.length
    defer {
      cursor += length + spacing
      count += 1
    }
    switch axis {
    case .horizontal: return Rect(cursor, area.y, length, area.height)
    case .vertical: return Rect(area.x, cursor, area.width, length)
    }
  }

  /// Counts what took room of its own.
  mutating func noteFrame() { count += 1 }

  /// How far the elements reach, without the distance after the last one.
  var end: Double { count == 0 ? cursor : cursor - spacing }

  static func screen(below top: Double, above bottom: Double) -> Layout {
    let width = ScreenSnapshot.modelBounds.width
    let area = Rect(margin, top + margin, width - 2 * margin, bottom - top - margin)
    return Layout(in: area, spacing: standardSpacing)
  }

  static func within(_ frame: Rect) -> Layout {
    let area = Rect(
      frame.x + margin,
      frame.y + margin,
      frame.width - 2 * margin,
      frame.height - 2 * margin
    )
    return Layout(in: area, spacing: standardSpacing)
  }

  /// The layout within a navigation bar: buttons 60 wide, from the right edge to the left.
  static let bar = Layout(.horizontal, in: Rect(315, 20, 60, 44), length: 60, spacing: -120)

  /// The layout within a toolbar: buttons 60 wide, from the left edge to the right.
  static func toolbar(_ frame: Rect) -> Layout {
    Layout(.horizontal, in: frame, length: 60, spacing: standardSpacing)
  }

  /// The layout within a row, in its own coordinates: one element takes its whole height.
  static func row(width: Double, height: Double) -> Layout {
    let area = Rect(margin, 0, width - 2 * margin, height)
    return Layout(in: area, length: height, spacing: 0)
  }
}
