import ScenarioEvents

/// The test cases of one file while they arrive.
///
/// A suite's counters stand before its cases, so their text is kept until the last one is there.
struct JUnitSuite: Sendable {
  let file: String
  let name: String
  private var title: String?
  private var tags: [String] = []
  private var totals = RunTotals()
  private var caseNames = UniqueNames()
  private var cases = TextBuffer(for: .xml)

  init(file: String, name: String) {
    self.file = file
    self.name = name
  }

  mutating func add(_ record: CaseRecord, _ profile: JUnitReport.Profile) {
    title = title ?? record.identity.suite
    for tag in record.identity.tags where !tags.contains(tag) { tags.append(tag) }
    totals.add(record)
    cases.append(
      JUnitCase(
        record: record,
        name: claimName(record.identity.name),
        className: name,
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

  /// Appends the suite with all its cases.
  func append(to text: inout TextBuffer, id: Int, header: RunHeader) {
    text.append(tag: "testsuite", indented: 2) { appendAttributes(to: &$0, id: id, header: header) }
    text.append("\n")
    appendProperties(to: &text, header: header)
    text.append(verbatim: cases)
    text.append(endTag: "testsuite", indented: 2)
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
    text.append(attribute: "file", file.attributePath)
  }

  private func appendProperties(to text: inout TextBuffer, header: RunHeader) {
    let properties: [(name: String, value: String)] = [
      ("suite", title ?? ""),
      ("tags", tags.joined(separator: ", ")),
      ("seed", header.seed.map { String($0) } ?? ""),
    ].map { ($0, $1.attributeText(else: "")) }.filter { !$0.value.isEmpty }
    guard !properties.isEmpty else { return }
    text.append("    <properties>\n")
    for property in properties {
      text.append("      <property")
      text.append(attribute: "name", property.name)
      text.append(attribute: "value", property.value)
      text.append("/>\n")
    }
    text.append("    </properties>\n")
  }
}
