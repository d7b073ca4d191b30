import Glibc
import ScenarioEvents
import ScenarioLoading
import ScenarioReports

/// The page that GitHub shows for a job; a run appends its report in Markdown.
struct JobSummary {
  private let path: String

  /// How many bytes GitHub still takes of the page.
  private let room: Int
  private var report: MarkdownReport
  private var text = MemorySink()

  /// The summary of the job that the run belongs to, if the service has such a page.
  init?(on service: CIService?) {
    guard service == .gitHub, let path = Environment.variable("GITHUB_STEP_SUMMARY") else {
      return nil
    }
    self.path = path
    room = Self.room(after: path)
    report = MarkdownReport(limit: room)
  }

  private static func room(after path: String) -> Int {
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    return max(0, MarkdownReport.largestPage - size)
  }

  /// A key that identifies the page among all files.
  var identity: String? { ReportFile.identity(of: path) }

  mutating func receive(_ event: RunEvent) { report.receive(event, into: &text) }

  /// Writes the report unless it is too long: a page above GitHub's limit is not shown at all.
  func publish() throws(FileError) {
    let bytes = (Self.endsWithinLine(path) ? Array("\n\n".utf8) : []) + text.bytes
    guard bytes.count <= room else { throw FileError(path: path, reason: .full) }
    let descriptor = Output.open(path, O_APPEND)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    defer { close(descriptor) }
    try Output.write(bytes, to: descriptor, path: path)
  }

  /// Whether the page's last line has no end, as `printf` leaves it, and would take in a heading.
  private static func endsWithinLine(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var last = UInt8(ascii: "\n")
    guard lseek(descriptor, -1, SEEK_END) >= 0, read(descriptor, &last, 1) == 1 else {
      return false
    }
    return last != UInt8(ascii: "\n")
  }
}
