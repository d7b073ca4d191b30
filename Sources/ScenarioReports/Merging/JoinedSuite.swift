import XMLDocuments

/// A test suite whose test cases come from several reports.
struct JoinedSuite {
  /// The part of the suite that one report has.
  struct Part {
    let report: ReportText
    let element: XMLElement

    /// Which of the merged reports it is, from 0.
    let input: Int
  }

  private(set) var parts: [Part]
  private(set) var attributes = JoinedAttributes()
  private var caseKeys: Set<CaseKey> = []

  init(_ part: Part) {
    parts = []
    add(part)
  }

  mutating func add(_ part: Part) {
    parts.append(part)
    caseKeys.formUnion(part.caseKeys)
    let tally = part.report.tally(of: part.element)
    attributes.add(tally.attributes, counts: tally.counts)
  }

  /// Whether a part can belong to the same run of the suite.
  ///
  /// Shards run on several machines, but none runs a test case of another one.
  func accepts(_ part: Part) -> Bool {
    parts.allSatisfy { $0.origin == part.origin } || caseKeys.isDisjoint(with: part.caseKeys)
  }

  /// The path of the file that the suite stands for, if its reports say so.
  var file: String? { attributes.attributes["file"] }

  /// The other children, in the order of the reports.
  var others: [(part: Part, element: XMLElement)] {
    parts.flatMap { part in
      part.element.children.lazy
        .filter { $0.name != "testcase" && $0.name != "properties" }
        .map { (part, $0) }
    }
  }

  /// The properties, each once.
  var properties: [Property] {
    var seen: Set<Property> = []
    return parts.flatMap(\.properties).filter { seen.insert($0).inserted }
  }
}

extension JoinedSuite {
  /// A property as it is written.
  struct Property: Hashable {
    let name: String
    let text: String
    let value: String?
    let isOwn: Bool
  }

  /// What identifies a test case within its suite.
  struct CaseKey: Hashable {
    private let className: String?
    private let name: String?

    init(_ element: XMLElement, in report: ReportText) {
      className = report.value("classname", of: element)
      name = report.value("name", of: element)
    }
  }
}

extension JoinedSuite.Part {
  var cases: [XMLElement] { Array(element.children(named: "testcase")) }

  /// What identifies the test cases within their suite.
  fileprivate var caseKeys: [JoinedSuite.CaseKey] {
    cases.map { JoinedSuite.CaseKey($0, in: report) }
  }

  /// The machine and the time of the run.
  fileprivate var origin: [String?] {
    ["hostname", "timestamp"].map { report.value($0, of: element) }
  }

  var properties: [JoinedSuite.Property] {
    element.children(named: "properties").flatMap { $0.children(named: "property") }.map {
      JoinedSuite.Property(
        name: report.value("name", of: $0) ?? "",
        text: report.text($0.range),
        value: report.value("value", of: $0),
        isOwn: report.isOwn
      )
    }
  }
}
