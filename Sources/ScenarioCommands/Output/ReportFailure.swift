import ScenarioDiagnostics
import ScenarioLoading

/// A report that could not be written.
struct ReportFailure {
  private let error: FileError

  /// Where the configuration has its path, if it does.
  let place: SourceSpan?

  init(_ error: FileError, at place: SourceSpan? = nil) {
    self.error = error
    self.place = place
  }

  /// Which report it is, and why, in words.
  var text: String { error.writeFailure(as: "the report") }
}
