import AppModelKit

/// The results of the gestures on the third tab.
struct Picture: Hashable {
  /// The latest gesture, in words.
  var status = "untouched"
  var scale = 1.0
  var degrees = 0.0

  /// How far the card was dragged from its first place, or nil if it is in the trash.
  var cardOffset: Point? = Point(x: 0, y: 0)

  /// The place on the map that was chosen.
  var place = ""

  static let cardFrame = Rect(16, 340, 100, 60)
  static let trashFrame = Rect(259, 340, 100, 60)
}

extension ControlsApp {
  enum PictureGesture: Hashable {
    case tap
    case doubleTap
    case tripleTap
    case twoFingerTap
    case press
    case swipe(Direction)
    case pinch(Double)
    case rotate(Double)
  }
}

extension Picture {
  mutating func take(_ gesture: ControlsApp.PictureGesture) {
    switch gesture {
    case .tap: status = "tapped"
    case .doubleTap: status = "double-tapped"
    case .tripleTap: status = "tapped three times"
    case .twoFingerTap: status = "tapped with two fingers"
    case .press: status = "pressed"
    case .swipe(let direction): status = "swiped \(direction.rawValue)"
    case .pinch(let factor):
      status = "pinched"
      scale = min(max(scale * factor, 0.1), 10)
    case .rotate(let angle):
      status = "turned"
      degrees = (degrees + angle).truncatingRemainder(dividingBy: 360)
    }
  }

  /// Moves the card, or throws it away if its middle comes to lie in the trash.
  mutating func moveCard(by distance: Point) {
    guard let offset = cardOffset else { return }
    let moved = Point(x: offset.x + distance.x, y: offset.y + distance.y)
    let middle = Self.cardFrame.offsetBy(x: moved.x, y: moved.y).center
    cardOffset = Self.trashFrame.contains(middle) ? nil : moved
  }
}
