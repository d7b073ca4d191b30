package import ScenarioDiagnostics
import ScenarioEvents
import XMLDocuments

/// Merges several JUnit reports into one without losing anything.
///
/// Test cases of any tool are copied byte for byte. Suites are joined if they are parts of the same
/// suite, such as those of shards, and their test cases are counted again.
package struct JUnitMerge {
  private var inputCount = 0
  private var suites: [JoinedSuite] = []

  /// The indices of the suites that have the same key.
  private var indices: [SuiteKey: [Int]] = [:]
  private var root = JoinedAttributes()

  /// Elements next to the suites, which are rare, and the counts of the test cases among them.
  private var others: [(report: ReportText, element: XMLElement)] = []
  private var countsOutsideSuites: [String: Int] = [:]
  private var repetitions = RepeatedCases<CaseKey>()

  /// What identifies a test case.
  private struct CaseKey: Hashable {
    let suite: String?
    let file: PathKey?
    let testCase: JoinedSuite.CaseKey
  }

  /// The reports that are identical to an earlier one, for example because a shard was given twice.
  ///
  /// Reports without test cases do not count: two empty shards write the same bytes.
  package private(set) var copies = ReportCopies()

  package init() {}

  package mutating func add(_ file: SourceFile) throws(UndecodableSource) {
    let report = try ReportText(file)
    var starts: [SuiteKey: Int] = [:]
    for element in report.suites {
      let part = JoinedSuite.Part(report: report, element: element, input: inputCount)
      let key = SuiteKey(part)
      starts[key] = add(part, key, from: starts[key] ?? 0) + 1
      noteCases(of: part)
    }
    if report.root.name == "testsuites" { addRoot(of: report) }
    inputCount += 1
    if (report.tally(of: report.root).counts["tests"] ?? 0) > 0 { copies.add(file) }
  }

  private mutating func noteCases(of part: JoinedSuite.Part) {
    let report = part.report
    let suite = report.value("name", of: part.element)
    let file = report.value("file", of: part.element).map(PathKey.init)
    for element in part.cases {
      let testCase = JoinedSuite.CaseKey(element, in: report)
      let key = CaseKey(suite: suite, file: file, testCase: testCase)
      repetitions.add(key, of: part.input, at: report.span(element))
    }
  }

  private mutating func addRoot(of report: ReportText) {
    let attributes = report.attributes(of: report.root)
    root.add(attributes, counts: attributes.counts(ReportText.counters))
    countsOutsideSuites.merge(report.counts(of: report.root), uniquingKeysWith: ReportText.sum)
    others += report.root.children.filter { $0.name != "testsuite" }.map { (report, $0) }
  }

  /// Adds a part to a suite of its key or makes a new one, and returns the position among those.
  ///
  /// Suites before the start have a part of this report already.
  private mutating func add(_ part: JoinedSuite.Part, _ key: SuiteKey, from start: Int) -> Int {
    let candidates = indices[key] ?? []
    if let position = candidates[start...].firstIndex(where: { suites[$0].accepts(part) }) {
      suites[candidates[position]].add(part)
      return position
    }
    indices[key, default: []].append(suites.count)
    suites.append(JoinedSuite(part))
    return candidates.count
  }

  /// Writes the merged report, and returns warnings about test cases that are in two reports.
  package func write(into sink: inout some ReportSink) -> [Diagnostic] {
    var writer = JUnitMergeWriter(inputCount: inputCount)
    writer.write(suites.inPlanOrder, root, others, counts: countsOutsideSuites, into: &sink)
    return repetitions.warnings
  }
}

extension [JoinedSuite] {
  /// The suites by the paths of their files, or in the given order if one has no file.
  fileprivate var inPlanOrder: [JoinedSuite] {
    guard allSatisfy({ $0.file != nil }) else { return self }
    return map { ($0.file ?? "").readAttributePath }.indicesInPathOrder.map { self[$0] }
  }
}

extension String {
  /// The path that an attribute carries, without entities and the `./` that JUnit reports add.
  fileprivate var readAttributePath: String {
    let path = withoutNamedEntities
    return path.utf8.starts(with: "./".utf8) ? String(Substring(path.utf8.dropFirst(2))) : path
  }

  /// `amp` comes last: the ampersand that it becomes must not begin another entity.
  private static let namedEntities: [(name: String, text: String)] = [
    ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&"),
  ]

  private var withoutNamedEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    return Self.namedEntities.reduce(self) { $0.replacing("&\($1.name);", with: $1.text) }
  }
}
