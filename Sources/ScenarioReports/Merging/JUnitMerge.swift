package import ScenarioDiagnostics
import ScenarioEvents

/// Several JUnit reports as one, with everything that stands in them.
///
/// Test cases are taken over byte for byte, from whatever tool they come. Suites of one name and
/// file that stand in several reports become one, and what they count is counted anew.
package struct JUnitMerge {
  private var inputCount = 0
  private var suites: [JoinedSuite] = []
  private var indices: [SuiteKey: Int] = [:]
  private var root = JoinedAttributes()

  /// What stands beside the suites, which is rare, and the test cases among it.
  private var others: [(report: ReportText, element: XMLElement)] = []
  private var countsBesideSuites = JoinedAttributes()

  /// The paths of the reports with test cases, by all that stands in them.
  private var pathsOfReports: [[UInt8]: String] = [:]

  /// The reports that are an earlier one to the byte, as where a shard is given twice.
  ///
  /// Without test cases they are no copies: two shards to which nothing was dealt write the same.
  package private(set) var copies: [Copy] = []

  /// A report, and the one before it that is the same to the byte.
  package struct Copy: Sendable {
    package let path: String
    package let original: String
  }

  package init() {}

  /// Takes in a report.
  package mutating func add(_ file: SourceFile) throws(UnreadableXML) {
    let report = try ReportText(file)
    var counts: [SuiteKey: Int] = [:]
    for element in report.suites {
      var key = SuiteKey(
        name: report.value("name", of: element),
        file: report.value("file", of: element).map(PathKey.init)
      )
      counts[key, default: 0] += 1
      key.number = counts[key, default: 1]
      add(JoinedSuite.Part(report: report, element: element, input: inputCount), key)
    }
    if report.root.name == "testsuites" {
      root.add(report.attributes(of: report.root), counted: [:])
      countsBesideSuites.add(XMLAttributes(), counted: report.counts(of: report.root))
      others += report.root.children.filter { $0.name != "testsuite" }.map { (report, $0) }
    }
    inputCount += 1
    if report.tally(of: report.root).count("tests") > 0 { compareWithOthers(file) }
  }

  private mutating func compareWithOthers(_ file: SourceFile) {
    if let original = pathsOfReports[file.bytes] {
      copies.append(Copy(path: file.path, original: original))
    } else {
      pathsOfReports[file.bytes] = file.path
    }
  }

  private mutating func add(_ part: JoinedSuite.Part, _ key: SuiteKey) {
    if let index = indices[key] {
      suites[index].add(part)
    } else {
      indices[key] = suites.count
      suites.append(JoinedSuite(part))
    }
  }

  /// Hands the merged report to a sink, and tells what is odd about it.
  package func write(into sink: inout some ReportSink) -> [Diagnostic] {
    var writer = JUnitMergeWriter(inputCount: inputCount)
    return writer.write(
      suites.inPlanOrder,
      root.attributes,
      others,
      counted: countsBesideSuites.counted,
      into: &sink
    )
  }
}

/// What tells suites apart.
private struct SuiteKey: Hashable {
  let name: String?
  let file: PathKey?

  /// Which of several in one report, from 1.
  var number = 0
}

extension [JoinedSuite] {
  /// The suites by the paths of their files, or as they came where one has none.
  fileprivate var inPlanOrder: [JoinedSuite] {
    guard allSatisfy({ $0.file != nil }) else { return self }
    return map { ($0.file ?? "").readAttributePath }.indicesInPathOrder.map { self[$0] }
  }
}

extension String {
  /// The path that an attribute carries, without its entities and what keeps it from looking absolute.
  fileprivate var readAttributePath: String {
    let path = withoutNamedEntities
    return path.utf8.starts(with: "./".utf8) ? String(Substring(path.utf8.dropFirst(2))) : path
  }

  /// An ampersand comes last, so that no other entity begins with one that was written as its own.
  private static let namedEntities: [(name: String, text: String)] = [
    ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&"),
  ]

  private var withoutNamedEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    return Self.namedEntities.reduce(self) { $0.replacing("&\($1.name);", with: $1.text) }
  }
}
