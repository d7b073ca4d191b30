import ScenarioDiagnostics
import ScenarioLoading

/// The reports of a command on their way to disk; no two of them can go to the same file.
///
/// A report that can't be written costs no other one.
struct ReportFiles {
  /// The places that are taken.
  private var taken: [PathKey] = []
  private var files: [(file: ReportFile, place: SourceSpan?)] = []

  /// Reports that could not even be begun.
  private var failures: [ReportFailure] = []

  /// Begins a report.
  ///
  /// - Returns: Its file; nil if it can't be written, which `publish` says.
  mutating func open(_ request: ReportOptions.Request) -> ReportFile? {
    do throws(FileError) {
      try take(request.path)
      let file = try ReportFile(path: request.path)
      files.append((file, request.place))
      return file
    } catch {
      failures.append(ReportFailure(error, at: request.place))
      return nil
    }
  }

  private mutating func take(_ path: String) throws(FileError) {
    guard let key = ReportFile.identity(of: path).map(PathKey.init) else { return }
    guard !taken.contains(key) else { throw FileError(path: path, reason: .taken) }
    taken.append(key)
  }

  /// Moves the reports to their places, and continues after one that can't be moved.
  func publish() -> [ReportFailure] {
    var failures = failures
    for (file, place) in files {
      do throws(FileError) {
        try file.publish()
      } catch {
        failures.append(ReportFailure(error, at: place))
      }
    }
    return failures
  }
}

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
