extension ReportText {
  /// What a suite says of itself, and what its elements amount to.
  struct Tally {
    var attributes: XMLAttributes
    var counts: [String: Int]

    /// How many there are by the suite's own word, or else by its elements.
    func count(_ name: String) -> Int { attributes.count(name) ?? counts[name] ?? 0 }
  }

  /// Counts a suite, with the suites within it.
  ///
  /// Some tools count only what stands in a suite itself, some the suites within it, too, which is
  /// what holds here: where a suite says less than all of it amounts to, it says that.
  func tally(of suite: XMLElement) -> Tally {
    var tally = Tally(attributes: attributes(of: suite), counts: counts(of: suite))
    if tally.attributes["time"] == nil {
      tally.attributes["time"] = timeWithin(suite)?.text
    }
    let suitesWithin = suite.children(named: "testsuite").map(self.tally)
    if suitesWithin.isEmpty { return tally }
    for (name, count) in tally.counts {
      let sum = suitesWithin.reduce(count) { sum, suite in
        let (sum, isTooLarge) = sum.addingReportingOverflow(suite.count(name))
        return isTooLarge ? .max : sum
      }
      tally.counts[name] = sum
      if let own = tally.attributes.count(name), own < sum {
        tally.attributes[name] = String(sum)
      }
    }
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

  /// What stands in a suite itself, or in the root beside its suites.
  func counts(of suite: XMLElement) -> [String: Int] {
    let cases = Array(suite.children(named: "testcase"))
    func count(_ name: String) -> Int { cases.count { $0.hasChild(named: name) } }
    return [
      "tests": cases.count, "failures": count("failure"), "errors": count("error"),
      "skipped": count("skipped"),
    ]
  }
}
