import AppModelKit
import Synchronization

/// Draws the length of each delay at random from the range that is explored.
final class DelayDrawing: EventScheduler {
  private let ranges: DelayRanges
  private let state: Mutex<State>

  private struct State {
    var generator: SplitMix64
    var delays: [ExploredDelay] = []
  }

  init(_ ranges: DelayRanges, seed: UInt64) {
    self.ranges = ranges
    state = Mutex(State(generator: SplitMix64(seed: seed)))
  }

  /// The delays that were drawn, in order.
  var delays: [ExploredDelay] { state.withLock(\.delays) }

  func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment {
    state.withLock { state in
      let occurrence = state.delays.count { $0.name == delay.name } + 1
      let range = ranges.range(of: delay, occurrence: occurrence)
      let length = state.generator.next(in: range)
      state.delays.append(
        ExploredDelay(
          name: delay.name,
          occurrence: occurrence,
          range: range,
          nominal: delay.nominalMilliseconds,
          length: length,
          start: DelayStart(clock: state.delays.count + 1, base: 0, offset: 0)
        )
      )
      return now + .milliseconds(length)
    }
  }
}
