import ScenarioDecoding
import ScenarioLoading
import ScenarioReports

/// The files of the reports of a survey.
struct SurveyFiles {
  private let requests: [ReportOptions.Request]
  private var files: [ReportFile] = []
  private var failures: [ReportFailure] = []

  init(_ requests: [ReportOptions.Request]) {
    self.requests = requests
  }

  /// Why a report can't go where it is meant to.
  func problem(beside files: SuiteFiles) -> UsageProblem? {
    requests.lazy.compactMap { $0.problem(beside: files) }.first
  }

  /// Writes all reports, each as its kind says.
  mutating func write(_ write: (ReportKey, inout MemorySink) -> Void) {
    for request in requests {
      var sink = MemorySink()
      write(request.kind, &sink)
      do throws(FileError) {
        let file = try ReportFile(path: request.path)
        file.append(sink.bytes)
        files.append(file)
      } catch {
        failures.append(ReportFailure(error, at: request.place))
      }
    }
  }

  /// Moves the reports to their places.
  func publish() -> [ReportFailure] {
    var failures = failures
    for file in files {
      do throws(FileError) {
        try file.publish()
      } catch {
        failures.append(ReportFailure(error, at: nil))
      }
    }
    return failures
  }
}
