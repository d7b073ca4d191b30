/// Facts about a run that are known before it begins.
package struct RunHeader: Sendable {
  /// The moment at which the run began, `YYYY-MM-DDThh:mm:ssZ`, or nil in a reproducible run.
  package var timestamp: String?

  /// The machine's name, or nil in a reproducible run.
  package var hostname: String?

  /// The seed of random timing and order, if the run has either.
  package var seed: UInt64?

  package init(timestamp: String? = nil, hostname: String? = nil, seed: UInt64? = nil) {
    self.timestamp = timestamp
    self.hostname = hostname
    self.seed = seed
  }
}
