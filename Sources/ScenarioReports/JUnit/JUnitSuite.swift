import ScenarioDiagnostics
import ScenarioEvents

/// The test cases of one file while they arrive.
///
/// A suite's counters come before its cases, so the text of the cases is kept until the last one.
struct JUnitSuite: Sendable {
  let label: Label
  private var title: String?
  private var description: String?
  private(set) var totals = RunTotals()
  private var caseNames = UniqueNames()

  init(_ label: Label) { self.label = label }

  /// Counts a case, and gives it a name that it shares with no other: readers would take the two for runs
  /// of one case.
  mutating func add(_ record: CaseRecord) -> String {
    title = title ?? record.identity.suite
    description = description ?? record.identity.shownSuiteDescription
    totals.add(record)
    return caseNames.claimCase(record.identity.name)
  }

  /// Appends the part of the suite that comes before its cases.
  ///
  /// - Parameters:
  ///   - text: What takes it.
  ///   - place: The position of the suite in the report.
  ///   - run: The facts about the run that all suites have.
  ///   - width: How many bytes the tag takes at least.
  func appendBeginning(to text: inout TextBuffer, at place: Place, run: JUnitRun, width: Int) {
    appendTag(to: &text, id: place.id, origin: run.origin, width: width)
    text.append("\n")
    appendProperties(to: &text, at: place, of: place.id == 0 ? run : nil)
  }

  /// Appends the tag with the counters, with blanks at its end if it takes less than some bytes.
  func appendTag(to text: inout TextBuffer, id: Int, origin: [UInt8], width: Int = 0) {
    let start = text.count
    text.append("  <testsuite")
    appendAttributes(to: &text, id: id, origin: origin)
    text.append(spaces: max(0, width - 1 - (text.count - start)))
    text.append(">")
  }

  private func appendAttributes(to text: inout TextBuffer, id: Int, origin: [UInt8]) {
    text.append(attribute: "name", label.name)
    text.append(attribute: "tests", totals.count)
    text.append(attribute: "failures", totals.failed)
    text.append(attribute: "errors", totals.errors)
    text.append(attribute: "skipped", totals.skipped)
    text.append(attribute: "time", totals.appTime)
    text.append(written: origin)
    text.append(attribute: "id", id)
    text.append(attribute: "file", label.path)
  }

  /// Appends the suite's own name and description and, in the first suite, what holds for the run.
  ///
  /// Some readers refuse a property that another suite of the report has too, so each has a name
  /// that no other has, and there are no more.
  private func appendProperties(to text: inout TextBuffer, at place: Place, of run: JUnitRun?) {
    let (seed, places) = (run?.seed, run?.placeProperties ?? [])
    guard title != nil || description != nil || seed != nil || !places.isEmpty else { return }
    text.append("    <properties>\n")
    if let title = title?.attributeText(else: "unnamed") {
      text.append(property: "suite", number: place.titles, title)
    }
    if let description {
      text.append(property: "description", number: place.descriptions, description)
    }
    if let seed { text.append(property: "seed", number: 1, String(seed)) }
    for (name, value) in places {
      text.append(property: name, number: 1, value.attributeText(else: "unknown"))
    }
    text.append("    </properties>\n")
  }
}

extension JUnitSuite {
  struct Label: Sendable {
    let file: PathKey
    let name: String

    /// The file as attributes carry it.
    let path: String

    /// The label with an addition to the name, as far as there is room for it.
    func ending(in addition: String) -> Label {
      if addition.isEmpty { return self }
      return Label(file: file, name: (name + addition).attributeText(else: name), path: path)
    }
  }

  /// The position of a suite in its report.
  struct Place: Sendable {
    /// The number of the suite, from 0.
    private(set) var id = 0

    /// How many suites have a name of their own, up to this one.
    private(set) var titles = 0

    /// How many suites have a description, up to this one.
    private(set) var descriptions = 0

    mutating func take(_ suite: JUnitSuite) {
      if suite.title != nil { titles += 1 }
      if suite.description != nil { descriptions += 1 }
    }

    /// Moves to the next suite.
    mutating func advance() { id += 1 }
  }
}

extension CaseIdentity {
  /// The description of the suite, unless it is empty.
  fileprivate var shownSuiteDescription: String? {
    suiteDescription.map { $0.attributeText(else: "") }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension TextBuffer {
  fileprivate mutating func append(property name: String, number: Int, _ value: String) {
    append("      <property")
    append(attribute: "name", number > 1 ? "\(name)-\(number)" : name)
    append(attribute: "value", value)
    append("/>\n")
  }
}
