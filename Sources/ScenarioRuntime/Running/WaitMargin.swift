import AppModelKit

/// How much of its timeout a wait must have left when it ends.
///
/// A wait that is only just met passes here and fails on a slower day; a margin finds it before.
package struct WaitMargin: Equatable, Sendable {
  /// From 1 to 99.
  package let percent: Int

  package init?(percent: Int) {
    guard (1...99).contains(percent) else { return nil }
    self.percent = percent
  }

  /// Reads `20%`.
  package init?(_ text: String) {
    guard text.hasSuffix("%"), !text.hasPrefix("+"), let percent = Int(text.dropLast()) else {
      return nil
    }
    self.init(percent: percent)
  }

  /// Whether a wait kept the margin that ended with some of its timeout left.
  func holds(_ left: Duration, of timeout: Duration) -> Bool {
    left >= timeout / 100 * percent
  }

  /// The least timeout, in whole milliseconds, with which a wait of some length keeps the margin.
  func smallestTimeout(for wait: Duration) -> Duration {
    let exact = wait / (100 - percent) * 100
    let milliseconds = Duration.milliseconds(exact.wholeMilliseconds)
    return milliseconds < exact ? milliseconds + .milliseconds(1) : milliseconds
  }
}
