import ScenarioEvents
import ScenarioReports
import Testing

/// The comparison of an expected with a found text.
struct TextDifferenceTests {
  @Test(arguments: [
    ("label: 'Save'", "label: 'Saved'", "label: 'Save{+d+}'"),
    (
      "label: 'Your answer is correct!'", "label: 'Your answer is incorrect'",
      "label: 'Your answer is {+in+}correct[-!-]'"
    ),
    ("value: 'Total 10 €'", "value: 'Total 12 €'", "value: 'Total 1[-0-]{+2+} €'"),
    ("label: 'Save '", "label: 'Save'", "label: 'Save[- -]'"),
    ("label: 'cafe'", "label: 'cafe\u{301}'", "label: 'caf[-e-]{+e\u{301}+}'"),
  ])
  func `texts that are alike are shown as one, with what differs in brackets`(
    expected: String,
    found: String,
    difference: String
  ) {
    let lines = differences(expected, found)
    #expect(lines == ["  diff:       \(difference)"])
  }

  @Test(arguments: [
    ("label: 'Norway'", "label: 'Sweden'"), ("count: 3", "count: 2"),
    ("label: 'Save'", "value: 'Saved'"), ("label: 'a'", "label: 'ab'"),
    ("label: 'caf\u{E9} au lait'", "label: 'cafe\u{301} au lait'"),
    ("value: '•••'", "value: '••••'"), ("value: '••••'", "value: 'a•••'"),
    ("a: 'same'\nb: 'same'", "a: 'some'"), ("labels: ['One', 'Two']", "labels: ['One', 'Too']"),
    (
      "label: '\(String(repeating: "a", count: 500))'",
      "label: '\(String(repeating: "a", count: 499))'"
    ),
  ])
  func `texts that have little in common are not compared`(expected: String, found: String) {
    #expect(differences(expected, found) == [])
  }

  @Test func `lines are compared in pairs`() {
    #expect(
      differences("label: 'Save'\nvalue: 'on'", "label: 'Saved'\nvalue: 'off'")
        == ["  diff:       label: 'Save{+d+}'"]
    )
  }

  @Test func `the JUnit report has the comparison, escaped`() {
    var failure = Failure.noDone
    (failure.expected, failure.found) = ("label: '<Save>'", "label: '<Saved>'")
    let text = junit([CaseRecord(identity: .answer, result: .ran([.short(failure)]))])
    #expect(text.contains("\n  diff: label: '&lt;Save{+d+}&gt;'\n"))
  }

  /// The lines in which the console shows how two texts differ.
  private func differences(_ expected: String, _ found: String) -> [String] {
    var failure = Failure.noDone
    (failure.expected, failure.found) = (expected, found)
    let text = console([CaseRecord(identity: .answer, result: .ran([.short(failure)]))])
    return text.split(separator: "\n").map { String($0) }.filter { $0.hasPrefix("  diff:") }
  }
}
