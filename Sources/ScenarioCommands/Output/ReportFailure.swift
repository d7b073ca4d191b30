import ScenarioDiagnostics
import ScenarioLoading

/// A report that could not be written.
struct ReportFailure {
  private let error: FileError

  /// The place of its path in the configuration, if it is there.
  let place: SourceSpan?

  init(_ error: FileError, at place: SourceSpan? = nil) {
    self.error = error
    self.place = place
  }

  /// Which report it is, and why, in words.
  var text: String { error.writeFailure(as: "the report") }
}
