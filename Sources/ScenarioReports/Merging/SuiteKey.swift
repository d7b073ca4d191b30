import ScenarioDiagnostics

/// What two suites must have in common to be parts of the same suite.
///
/// That is everything but counts and times: a difference, for example in `hostname` or `device`,
/// means that they are different runs. The parts that shards of this tool write also differ in the
/// machine, the time and the position of the suite.
struct SuiteKey: Hashable {
  private let name: String?
  private let file: PathKey?
  private let attributes: [String: String]
  private let properties: Set<JoinedSuite.Property>

  init(_ part: JoinedSuite.Part) {
    let (report, element) = (part.report, part.element)
    name = report.value("name", of: element)
    file = report.value("file", of: element).map(PathKey.init)
    let ignored = ["name", "file", "time"] + ReportText.counters
    let ownIgnored = report.isOwn ? ["hostname", "timestamp", "id"] : []
    attributes = report.attributes(of: element).values(without: ignored + ownIgnored)
    properties = Set(part.properties.filter { !$0.isSeed && !$0.isTitle && !$0.isDescription })
  }
}
