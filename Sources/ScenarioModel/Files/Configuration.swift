/// The contents of `rehearse.yaml` in the workspace's root.
///
/// Values that are not given are nil or empty.
package struct Configuration: Sendable {
  /// The paths to run if the command line names none, relative to the root.
  package var paths: [Located<String>] = []

  /// The values for scenarios and suites that do not set their own.
  package var header = Header()

  /// Tag expressions, as `--tag` and `--exclude-tag` take them.
  package var includedTags: [Located<String>] = []
  package var excludedTags: [Located<String>] = []
  package var jobs: Located<Int>?
  package var reports: [ReportRequest] = []

  /// The template of links to places in source files.
  package var sourceURL: SourceURL?

  /// The apps that are web pages, or installed on devices.
  package var apps: [ConfiguredApp] = []

  /// The names of all entries of `apps`, including those with errors.
  package var writtenAppNames: [String] = []

  /// What differs from the defaults of browsers and their drivers.
  package var drivers: [DriverSettings] = []

  /// The devices that can run test cases.
  package var devices: [DeviceDriver] = []

  /// Where test cases are run.
  package var place: Located<String>?

  /// The bugs that no scenario has to notice.
  package var acceptedMutants: [AcceptedMutant] = []

  /// How recorded steps identify elements.
  package var selectorOrder = SelectorOrder.usual

  /// The numbers of jobs that are accepted.
  package static let possibleJobs = 1...1_000_000

  package init() {}
}

/// A request to write a report.
package struct ReportRequest: Sendable {
  package let format: Located<String>

  /// Relative to the workspace's root.
  package let path: Located<String>

  package init(format: Located<String>, path: Located<String>) {
    self.format = format
    self.path = path
  }
}

/// A bug of an app that no scenario has to notice.
package struct AcceptedMutant: Sendable {
  /// The name of the mutant: `todo/Root/button#Add hidden`.
  package let mutant: Located<String>

  /// Why no scenario notices it.
  package let reason: String

  package init(mutant: Located<String>, reason: String) {
    self.mutant = mutant
    self.reason = reason
  }
}
