/// The timing of one run, for running it again.
package struct Replay: Equatable, Sendable {
  /// A delay that began in the run, and the length that it took.
  package struct DrawnLength: Equatable, Sendable {
    package let name: String

    /// The number of delays of this name that had begun by then, including this one.
    package let occurrence: Int

    /// In milliseconds.
    package let length: Int64

    package init(name: String, occurrence: Int, length: Int64) {
      self.name = name
      self.occurrence = occurrence
      self.length = length
    }
  }

  /// The delays in the order that they began.
  package let delays: [DrawnLength]

  /// Which of the events that are due at one instant happens next, for each such instant: 0 is the one
  /// that was scheduled first.
  package let choices: [Int]

  package init(delays: [DrawnLength], choices: [Int]) {
    self.delays = delays
    self.choices = choices
  }
}
