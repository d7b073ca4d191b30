import Glibc
import ScenarioEvents
import ScenarioReports

/// The page that GitHub shows of a job, behind which a run adds its report in Markdown.
struct JobSummary {
  private let path: String
  private var report: MarkdownReport
  private var text = MemorySink()

  /// The summary of the job that the run belongs to, if the service has such a page.
  init?(on service: CIService?) {
    guard service == .gitHub, let path = Environment.variable("GITHUB_STEP_SUMMARY") else {
      return nil
    }
    self.path = path
    report = MarkdownReport(limit: Self.room(behind: path))
  }

  /// How many bytes GitHub still takes of the page, or enough to say that there is no room.
  private static func room(behind path: String) -> Int {
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    return max(4096, MarkdownReport.largestPage - size)
  }

  /// What tells the page from all other files.
  var identity: String? { ReportFile.identity(of: path) }

  mutating func receive(_ event: RunEvent) {
    report.receive(event, into: &text)
  }

  func publish() throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    defer { close(descriptor) }
    try Output.write(text.bytes, to: descriptor, path: path)
  }
}
