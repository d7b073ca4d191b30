import ScenarioEvents

/// The test cases of one file while they arrive.
///
/// A suite's counters stand before its cases, whose text is kept until the last one is there.
struct JUnitSuite: Sendable {
  let file: String
  let name: String

  /// The file as attributes carry it.
  private let path: String

  private var title: String?
  private var totals = RunTotals()
  private var caseNames = UniqueNames()

  init(file: String, name: String) {
    self.file = file
    self.name = name
    path = file.attributePath
  }

  /// Counts a case, and appends it to the text of those that came before.
  mutating func add(
    _ record: CaseRecord,
    _ profile: JUnitReport.Profile,
    to cases: inout TextBuffer
  ) {
    title = title ?? record.identity.suite
    totals.add(record)
    cases.append(
      JUnitCase(
        record: record,
        name: claimName(record.identity.name),
        className: name,
        path: path,
        profile: profile
      )
    )
  }

  /// Readers take two cases of one name for two runs of one case.
  private mutating func claimName(_ name: String) -> String {
    let roomForNumber = 20
    let limit = String.longestAttribute - roomForNumber
    return caseNames.claim(name.attributeText(else: "unnamed", limit: limit)) { "\($0) [\($1)]" }
  }

  /// Appends all of the suite that stands before its cases.
  func appendBeginning(to text: inout TextBuffer, id: Int, header: RunHeader) {
    text.append(tag: "testsuite", indented: 2) { appendAttributes(to: &$0, id: id, header: header) }
    text.append("\n")
    appendProperties(to: &text, id: id, header: header)
  }

  private func appendAttributes(to text: inout TextBuffer, id: Int, header: RunHeader) {
    text.append(attribute: "name", name)
    text.append(attribute: "tests", totals.count)
    text.append(attribute: "failures", totals.failed)
    text.append(attribute: "errors", totals.errors)
    text.append(attribute: "skipped", totals.skipped)
    text.append(attribute: "time", totals.appTime)
    text.append(attribute: "timestamp", header.timestamp ?? "1970-01-01T00:00:00Z")
    if let hostname = header.hostname?.attributeText(else: "unknown") {
      text.append(attribute: "hostname", hostname)
    }
    text.append(attribute: "id", id)
    text.append(attribute: "file", path)
  }

  /// Appends the suite's own name and, in the first suite, the run's seed.
  ///
  /// Some readers refuse a property that another suite of the report has too, so there is no more.
  private func appendProperties(to text: inout TextBuffer, id: Int, header: RunHeader) {
    let seed = id == 0 ? header.seed.map { String($0) } : nil
    let title = title?.attributeText(else: "unnamed")
    guard title != nil || seed != nil else { return }
    text.append("    <properties>\n")
    if let title { text.append(property: "suite", title) }
    if let seed { text.append(property: "seed", seed) }
    text.append("    </properties>\n")
  }
}

extension TextBuffer {
  fileprivate mutating func append(property name: String, _ value: String) {
    append("      <property")
    append(attribute: "name", name)
    append(attribute: "value", value)
    append("/>\n")
  }
}
