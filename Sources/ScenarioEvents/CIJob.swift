/// A job of a CI service, with the facts that the service gives.
package struct CIJob: Equatable, Sendable {
  /// The commit that is checked out.
  package var commit: String?

  /// The job's name: `CI / test #12`.
  package var name: String?

  /// The address of the job's page.
  package var url: String?

  package init(commit: String? = nil, name: String? = nil, url: String? = nil) {
    self.commit = commit
    self.name = name
    self.url = url
  }
}
