import XMLDocuments

extension ReportText {
  /// A suite's attributes, and how many test cases it has of each kind.
  struct Tally {
    var attributes: XMLAttributes

    /// The counts by the names of their attributes.
    var counts: [String: Int]

    /// Whether the suite, or a suite inside it, has a test case.
    fileprivate var hasCases: Bool
  }

  /// Counts the test cases of a suite and of the suites within it.
  ///
  /// The counters of the report may be wrong. They are used only where there is nothing to count.
  func tally(of suite: XMLElement) -> Tally {
    var tally = Tally(
      attributes: attributes(of: suite),
      counts: counts(of: suite),
      hasCases: suite.hasChild(named: "testcase")
    )
    for inner in suite.children(named: "testsuite").map(self.tally) {
      for name in Self.countedNames { tally.add(inner.counts[name] ?? 0, to: name) }
      tally.hasCases = tally.hasCases || inner.hasCases
    }
    tally.takeCounters()
    if tally.attributes["time"] == nil { tally.attributes["time"] = timeWithin(suite)?.text }
    return tally
  }

  /// The times of a suite's cases and suites together; nil if none of them has one.
  private func timeWithin(_ suite: XMLElement) -> SecondsText? {
    suite.children.compactMap { element in
      switch element.name {
      case "testcase": time(of: element)
      case "testsuite": time(of: element) ?? timeWithin(element)
      default: nil
      }
    }.reduce(nil) { sum, time in sum.map { $0 + time } ?? time }
  }

  private func time(of element: XMLElement) -> SecondsText? {
    value("time", of: element).flatMap { SecondsText($0) }
  }

  /// How many of an element's own test cases there are of each kind.
  func counts(of suite: XMLElement) -> [String: Int] {
    let cases = Array(suite.children(named: "testcase"))
    func count(_ name: String) -> Int { cases.count { $0.hasChild(named: name) } }
    return [
      "tests": cases.count, "failures": count("failure"), "errors": count("error"),
      "skipped": count("skipped"),
    ]
  }

  /// The attributes that count what can be counted again.
  fileprivate static let countedNames = ["tests", "failures", "errors", "skipped"]

  /// The attributes that count something for which there are no elements.
  fileprivate static let otherCounters = ["disabled", "assertions"]

  /// The names of all attributes that count.
  static let counters = countedNames + otherCounters

  /// The sum of two counts, or the greatest number if the sum is too large.
  static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : sum
  }
}

extension ReportText.Tally {
  fileprivate mutating func add(_ count: Int, to name: String) {
    counts[name] = ReportText.sum(counts[name] ?? 0, count)
  }

  /// Takes the counters of the report for what can't be counted.
  fileprivate mutating func takeCounters() {
    for name in ReportText.otherCounters { counts[name] = attributes.count(name) }
    if hasCases { return }
    for name in ReportText.countedNames {
      counts[name] = max(counts[name] ?? 0, attributes.count(name) ?? 0)
    }
  }
}
