import ScenarioDecoding
import ScenarioLoading
import ScenarioReports

/// The files of the reports of a survey.
struct SurveyFiles {
  let requests: [ReportOptions.Request]

  /// Why a report can't go where it is meant to.
  func problem(beside files: SuiteFiles) -> UsageProblem? {
    requests.lazy.compactMap { $0.problem(beside: files) }.first
  }

  /// Writes all reports, and then moves them to their places.
  func publish(_ findings: some SurveyFindings) -> [ReportFailure] {
    var files = ReportFiles()
    for request in requests { files.open(request)?.append(findings.bytes(of: request.kind)) }
    return files.publish()
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
