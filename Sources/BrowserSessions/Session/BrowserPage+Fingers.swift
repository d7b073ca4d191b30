import AppModelKit
import Glibc
import ProtocolValues

/// Gestures of several fingers.
///
/// The browser moves all fingers of one command at the same time, in steps of one length.
extension BrowserPage {
  /// Taps with several fingers beside each other.
  func tap(
    _ times: Int,
    fingers count: Int,
    at point: Point,
    in frame: PageFrame
  ) throws(PageInterruption) {
    let clicks = Array(repeating: PointerStep.click, count: times).flatMap(\.self)
    let fingers = (0..<count).map { finger in
      let offset = (Double(finger) - Double(count - 1) / 2) * 12
      return [.move(to: Point(x: point.x + offset, y: point.y))] + clicks
    }
    try move(fingers, in: frame)
  }

  /// Moves two fingers apart for a scale above 1, or together.
  func pinch(to scale: Double, over place: Rect, in frame: PageFrame) throws(PageInterruption) {
    let radius = place.fingerRadius
    // The greater distance is the one that fits.
    let (start, end) = scale > 1 ? (radius / scale, radius) : (radius, radius * scale)
    try turn(by: 0, around: place, from: start, to: end, in: frame)
  }

  /// Turns two fingers clockwise.
  func rotate(by degrees: Double, over place: Rect, in frame: PageFrame) throws(PageInterruption) {
    let radius = place.fingerRadius
    try turn(by: degrees * .pi / 180, around: place, from: radius, to: radius, in: frame)
  }

  /// Moves two fingers, opposite each other, around the middle of a place in 500 ms.
  private func turn(
    by angle: Double,
    around place: Rect,
    from start: Double,
    to end: Double,
    in frame: PageFrame
  ) throws(PageInterruption) {
    let count = 10
    let ways = [0, Double.pi].map { side in
      (0...count).map { step in
        let part = Double(step) / Double(count)
        return place.center.moved(by: start + (end - start) * part, at: side + angle * part)
      }
    }
    let fingers = ways.map { way -> [PointerStep] in
      let movements = way.dropFirst().map { PointerStep.move(to: $0, in: .milliseconds(50)) }
      return [.move(to: way[0]), .down] + movements + [.up]
    }
    try move(fingers, in: frame)
  }

  private func move(_ fingers: [[PointerStep]], in frame: PageFrame) throws(PageInterruption) {
    let sources = fingers.enumerated().map { number, steps -> ProtocolValue in
      [
        "type": "pointer", "id": .text("finger \(number)"),
        "parameters": ["pointerType": .text(pointerType)], "actions": .list(steps.map(\.action)),
      ]
    }
    try act(sources, in: frame)
  }
}

extension Rect {
  /// How far two fingers may be from its middle.
  fileprivate var fingerRadius: Double { max(8, min(width, height) * 0.4) }
}

extension Point {
  /// The point at a distance in a direction, which is an angle clockwise from the right.
  fileprivate func moved(by distance: Double, at angle: Double) -> Point {
    Point(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
