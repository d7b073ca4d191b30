/// The timing of one run, for running it again.
package struct Replay: Equatable, Sendable {
  /// The lengths that delays took, each for one occurrence, in the order that they began.
  package let delays: [DelayAssignment]

  /// Which of the events that are due at one instant happens next, for each such instant: 0 is the one
  /// that was scheduled first.
  package let choices: [Int]

  package init(delays: [DelayAssignment], choices: [Int]) {
    self.delays = delays
    self.choices = choices
  }
}
