import AppModelKit

/// The meaning of a node of the source for scenarios.
enum DevicePart {
  /// An element.
  case element(DeviceElement)

  /// An element whose descendants are left out, such as a keyboard with its keys.
  case sealed(DeviceElement)

  /// Only layout; the elements in it move up.
  case layout
}

/// An element of a device's screen, with what a hit test needs.
struct DeviceElement {
  var element: ElementSnapshot

  /// Whether the device says that it can't be seen or touched.
  var isHidden = false

  /// Whether the device says that a touch at its center reaches it.
  var isKnownAsHittable = false

  /// How far in front of the rest it is drawn.
  var layer = DeviceLayer.content

  /// Whether it takes touches from what is drawn before it.
  var takesTouches = false
}

/// How far in front of the rest a part of a screen is drawn.
enum DeviceLayer: Int, Comparable {
  case content
  case bar
  case panel
  case alert
  case keyboard

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The source of a platform: which of its nodes are elements, and of what kind.
protocol SourceDialect {
  init(_ tree: SourceTree, scale: Double)

  /// The visible part of the screen, in points.
  var bounds: Rect { get }

  /// The identifiers of the apps that the source shows; empty if it does not say.
  var apps: Set<String> { get }

  func part(_ node: Int) -> DevicePart
}
