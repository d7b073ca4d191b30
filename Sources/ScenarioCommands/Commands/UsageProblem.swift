import ScenarioDiagnostics
import ScenarioLoading

/// Why a command can't do what it was asked to do.
enum UsageProblem: Error {
  /// The paths can't be used.
  case path(PathProblem)

  /// Settings of `rehearse.yaml` can't be used, each reported where it is written.
  case configured([Diagnostic])

  /// A report's path is unusable, in words.
  case unusableReportPath(String)

  /// A report would replace a file that the run reads.
  case reportOverSource(String)

  /// A report would replace the file that standard output goes to, which also has the name `output`.
  case reportOverConsole(String, output: String)

  /// No chosen app has a delay with this name.
  case unknownDelay(String, advice: String)

  /// The command line names a place that does not exist.
  case unknownPlace(String, advice: String)

  /// A report would replace a file that is neither empty nor a report of its kind.
  case reportOverOtherFile(String, kind: String)

  /// A report would replace a file that can't be read, so its kind is unknown.
  case reportOverUnreadableFile(String, reason: String)

  /// An environment variable has an unusable value, as a sentence.
  case environment(String)

  var text: String {
    switch self {
    case .path(let problem): problem.text
    case .configured(let diagnostics): diagnostics.map(\.message.text).joined(separator: ", and ")
    case .unusableReportPath(let fault): fault
    case .reportOverSource(let path):
      "the report '\(VisibleText.escaping(path))' would replace a file that the run reads"
    case .reportOverConsole(let path, let output):
      "the report '\(VisibleText.escaping(path))' would replace the file that the console goes to; "
        + "name another path, or '\(output)' to have both in it"
    case .unknownDelay(let name, let advice):
      "no chosen app has a delay '\(VisibleText.escaping(name))'; \(advice)"
    case .unknownPlace(let name, let advice):
      "unknown place '\(VisibleText.escaping(name))'; \(VisibleText.escaping(advice))"
    case .reportOverOtherFile(let path, let kind):
      "'\(VisibleText.escaping(path))' exists and is not \(kind), so it is not replaced; "
        + "name another path, or delete it first"
    case .reportOverUnreadableFile(let path, let reason):
      "'\(VisibleText.escaping(path))' exists and can't be read, so it is not replaced by a report: "
        + reason
    case .environment(let text): VisibleText.escaping(text)
    }
  }
}
