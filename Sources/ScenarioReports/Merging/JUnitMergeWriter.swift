import XMLDocuments

/// Writes a merged report in the layout of those that a run writes.
struct JUnitMergeWriter {
  let inputCount: Int
  private var text = TextBuffer(for: .xml)
  private var position = 0
  private var suiteCount = 0

  /// How many suites with a name of their own there were.
  private var titledCount = 0

  /// How many suites with a description there were.
  private var describedCount = 0

  init(inputCount: Int) { self.inputCount = inputCount }

  mutating func write(
    _ suites: [JoinedSuite],
    _ root: JoinedAttributes,
    _ others: [(report: ReportText, element: XMLElement)],
    counts: [String: Int],
    into sink: inout some ReportSink
  ) {
    text.append(JUnitReport.declaration)
    let attributes = rootAttributes(root, suites, counts)
    text.append(rootTag: { $0.append(attributes) })
    text.append("\n")
    for other in others { text.append(other.element, of: other.report, indented: 2) }
    let seeds = suites.flatMap(\.properties).filter { $0.isSeed }
    for suite in suites {
      append(suite, seeds: suiteCount == 0 ? seeds.distinct : [])
      text.flush(into: &sink)
    }
    text.append("</testsuites>\n")
    text.flush(into: &sink)
  }

  /// The root's attributes: first those that this tool writes, then the others of the reports.
  private func rootAttributes(
    _ root: JoinedAttributes,
    _ suites: [JoinedSuite],
    _ countsOutsideSuites: [String: Int]
  ) -> XMLAttributes {
    var sums = JoinedAttributes()
    for suite in suites.map(\.attributes) { sums.add(suite.attributes, counts: suite.counts) }
    sums.add(XMLAttributes(), counts: countsOutsideSuites)
    let own = root.attributes
    var attributes = XMLAttributes()
    attributes["name"] = own["name"] ?? "merged"
    for name in ["tests", "failures", "errors"] {
      attributes[name] = String(sums.counts[name] ?? 0)
    }
    attributes["time"] = sums.attributes["time"] ?? own["time"] ?? SecondsText().text
    for name in own.names where attributes[name] == nil {
      attributes[name] = sums.counts[name].map { String($0) } ?? own[name]
    }
    return attributes
  }

  private mutating func append(_ suite: JoinedSuite, seeds: [JoinedSuite.Property]) {
    var attributes = suite.attributes.attributes
    if attributes.count("id") != nil { attributes["id"] = String(suiteCount) }
    text.append("  <testsuite")
    text.append(attributes)
    text.append(">\n")
    append(propertiesOf: suite, seeds: seeds)
    let cases = JoinedCases(of: suite, at: position, inputCount: inputCount)
    for entry in cases.entries { text.append(entry.element, of: entry.report, indented: 4) }
    for other in suite.others { text.append(other.element, of: other.part.report, indented: 4) }
    text.append(endTag: "testsuite", indented: 2)
    suiteCount += 1
    position += cases.count
  }

  /// Appends the properties; those of this tool's reports are numbered anew, as no two suites of a
  /// report may share one.
  private mutating func append(propertiesOf suite: JoinedSuite, seeds: [JoinedSuite.Property]) {
    let properties = suite.properties
    let title = properties.first(where: \.isTitle)
    let description = properties.first(where: \.isDescription)
    let rest = properties.filter { !$0.isTitle && !$0.isDescription && !$0.isSeed }
    guard title != nil || description != nil || !rest.isEmpty || !seeds.isEmpty else { return }
    text.append("    <properties>\n")
    if let title {
      titledCount += 1
      text.append(property: title, named: "suite", number: titledCount)
    }
    if let description {
      describedCount += 1
      text.append(property: description, named: "description", number: describedCount)
    }
    for (index, seed) in seeds.enumerated() {
      text.append(property: seed, named: "seed", number: index + 1)
    }
    for property in rest {
      text.append(spaces: 6)
      text.append(verbatim: property.text)
      text.append("\n")
    }
    text.append("    </properties>\n")
  }
}

extension JoinedSuite.Property {
  var isSeed: Bool { isOwn && name.isNumbered(from: "seed") }
  var isTitle: Bool { isOwn && name.isNumbered(from: "suite") }
  var isDescription: Bool { isOwn && name.isNumbered(from: "description") }
}

extension [JoinedSuite.Property] {
  /// The properties, one for each value.
  fileprivate var distinct: [JoinedSuite.Property] {
    var seen: Set<String?> = []
    return filter { seen.insert($0.value).inserted }
  }
}

extension String {
  /// Whether the text is a word, or the word followed by a number.
  fileprivate func isNumbered(from word: String) -> Bool {
    self == word || hasPrefix("\(word)-") && Int(dropFirst(word.count + 1)) != nil
  }
}

extension TextBuffer {
  /// Appends an element as it is, but on lines of its own.
  fileprivate mutating func append(
    _ element: XMLElement,
    of report: ReportText,
    indented indent: Int
  ) {
    append(spaces: indent)
    report.bytes(element.range).withUnsafeBufferPointer { append(verbatim: $0) }
    append("\n")
  }

  fileprivate mutating func append(
    property: JoinedSuite.Property,
    named name: String,
    number: Int
  ) {
    var attributes = XMLAttributes()
    attributes["name"] = number > 1 ? "\(name)-\(number)" : name
    attributes["value"] = property.value
    append("      <property")
    append(attributes)
    append("/>\n")
  }
}
