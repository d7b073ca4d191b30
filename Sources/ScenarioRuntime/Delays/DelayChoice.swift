import AppModelKit
import Synchronization

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

/// Gives delays the lengths of a ``DelayChoice``, and records which delays began.
final class ChosenDelays: EventScheduler {
  private let choice: DelayChoice
  private let begun = Mutex<[Delay]>([])

  init(_ choice: DelayChoice) { self.choice = choice }

  /// The delays that have begun so far, each once.
  var delays: [Delay] { begun.withLock(\.self) }

  func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment {
    begun.withLock { if !$0.contains(delay) { $0.append(delay) } }
    return now + chosenLength(of: delay, usually: length)
  }

  private func chosenLength(of delay: Delay, usually length: Duration) -> Duration {
    let range = delay.wholeRange
    let (shortest, longest) = (range.lowerBound, range.upperBound)
    switch choice {
    case .usual, .random: return length
    case .shortest: return .milliseconds(shortest)
    case .longest: return .milliseconds(longest)
    case .longestExceptAnimations:
      return .milliseconds(Delay.standard.contains(delay) ? shortest : longest)
    case .longestOnly(let name): return .milliseconds(delay.name == name ? longest : shortest)
    }
  }
}

extension DelayChoice {
  /// The timing of the app's launch.
  var timing: DelayTiming {
    switch self {
    case .random(let seed): .random(seed: seed)
    case .usual, .shortest, .longest, .longestExceptAnimations, .longestOnly: .nominal
    }
  }
}
