/// How a command line chose the lengths of delays.
package struct TimingChoice: Sendable {
  /// The words of `rehearse run`: `["--delay", "network=0ms"]`, or `["--replay", "a.json"]`.
  package let options: [String]

  /// The lengths of delays as the option `--delay` has them; nil if that can't say all of the timing.
  package let delays: [String]?

  /// The usual lengths.
  package init() { self.init(options: [], delays: []) }

  package init(options: [String], delays: [String]?) {
    self.options = options
    self.delays = delays
  }
}
