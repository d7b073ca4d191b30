/// What `rehearse.yaml` at the workspace's root says; what is nil or empty was not given.
package struct Configuration: Sendable {
  /// What is run where the command line names no path, relative to the root.
  package var paths: [Located<String>] = []

  /// The values that hold where neither scenario nor suite gives one.
  package var header = Header()

  /// Tag expressions, as `--tag` and `--exclude-tag` take them.
  package var includedTags: [Located<String>] = []
  package var excludedTags: [Located<String>] = []
  package var jobs: Located<Int>?
  package var reports: [ReportRequest] = []

  /// Where places in reports link to.
  package var sourceURL: SourceURL?

  /// How many cores can be asked for; no machine has more.
  package static let possibleJobs = 1...1_000_000

  package init() {}
}

/// A report that is to be written.
package struct ReportRequest: Sendable {
  package let format: Located<String>

  /// Relative to the workspace's root.
  package let path: Located<String>

  package init(format: Located<String>, path: Located<String>) {
    self.format = format
    self.path = path
  }
}
