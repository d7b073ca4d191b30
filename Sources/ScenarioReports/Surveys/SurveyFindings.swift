/// What a survey of a suite has found, in the form of each kind of report.
package protocol SurveyFindings {
  /// Whether the survey ended early because of an interruption and has no result.
  var wasInterrupted: Bool { get }

  var junit: SurveyJUnit { get }

  /// The page for Markdown and HTML.
  var page: SurveyPage { get }

  /// Writes one JSON object a line.
  func writeJSONLines(into sink: inout some ReportSink)
}
