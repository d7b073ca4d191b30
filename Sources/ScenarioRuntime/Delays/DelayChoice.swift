/// The lengths that all delays of a trial run take.
package enum DelayChoice: Hashable, Sendable {
  /// Each delay takes its usual length.
  case usual

  /// Each delay takes the shortest length of its range.
  case shortest

  /// Each delay takes the longest length of its range.
  case longest

  /// The kit's own animations take their shortest length, and all other delays their longest.
  case longestExceptAnimations

  /// The delays with a name take their longest length, and all others their shortest.
  case longestOnly(name: String)

  /// Each length is drawn from its range, the same for the same seed.
  case random(seed: UInt64)
}
