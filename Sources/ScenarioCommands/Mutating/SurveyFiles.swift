import ScenarioDecoding
import ScenarioLoading
import ScenarioReports

/// The files of the reports of a survey.
struct SurveyFiles {
  private let requests: [ReportOptions.Request]

  init(_ requests: [ReportOptions.Request]) { self.requests = requests }

  /// Why a report can't go where it is meant to.
  func problem(beside files: SuiteFiles) -> UsageProblem? {
    requests.lazy.compactMap { $0.problem(beside: files) }.first
  }

  /// Writes all reports, and then moves them to their places.
  func publish(_ findings: some SurveyFindings) -> [ReportFailure] {
    var files: [ReportFile] = []
    var failures: [ReportFailure] = []
    for request in requests {
      do throws(FileError) {
        let file = try ReportFile(path: request.path)
        file.append(findings.bytes(of: request.kind))
        files.append(file)
      } catch {
        failures.append(ReportFailure(error, at: request.place))
      }
    }
    for file in files {
      do throws(FileError) { try file.publish() } catch { failures.append(ReportFailure(error)) }
    }
    return failures
  }
}

extension SurveyFindings {
  /// The content of a report.
  fileprivate func bytes(of kind: ReportKey) -> [UInt8] {
    var sink = MemorySink()
    switch kind {
    case .junit: junit.write(into: &sink)
    case .jsonLines: writeJSONLines(into: &sink)
    case .markdown: page.writeMarkdown(into: &sink)
    case .html: page.writeHTML(into: &sink)
    }
    return sink.bytes
  }
}
