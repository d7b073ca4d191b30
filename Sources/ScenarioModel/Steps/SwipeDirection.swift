package import AppModelKit

/// Where a finger moves.
package enum SwipeDirection: Sendable {
  case literal(Direction)
  case template(Text)
}
