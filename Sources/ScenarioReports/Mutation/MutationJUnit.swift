import AppModelKit
package import ScenarioEvents

/// The mutants of a suite as JUnit XML: a test case for each place of each app.
package enum MutationJUnit {
  package static func write(_ report: MutationReport, into sink: inout some ReportSink) {
    var text = TextBuffer(for: .xml)
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let suites = report.apps.map { app in
      Suite(app: app, cases: places(of: report.mutants.filter { $0.app == app }))
    }
    text.append(tag: "testsuites", indented: 0) { text in
      text.append(attribute: "name", "rehearse mutate")
      text.append(attribute: "tests", suites.reduce(0) { $0 + $1.cases.count })
      text.append(attribute: "failures", suites.reduce(0) { $0 + $1.failureCount })
    }
    text.append("\n")
    for suite in suites { text.append(suite) }
    text.append(endTag: "testsuites", indented: 0)
    text.flush(into: &sink)
  }

  /// The mutants that count, those of one place together.
  private static func places(of mutants: [MutantRecord]) -> [UnnoticedPlace] {
    var places: [UnnoticedPlace] = []
    for mutant in mutants where mutant.counts {
      if let last = places.last, last.mutants[0].mutation.place == mutant.mutation.place,
        last.subject == mutant.subject
      {
        places[places.count - 1] = UnnoticedPlace(mutants: last.mutants + [mutant])
      } else {
        places.append(UnnoticedPlace(mutants: [mutant]))
      }
    }
    return places
  }

  fileprivate struct Suite {
    let app: String
    let cases: [UnnoticedPlace]

    var failureCount: Int { cases.count { !$0.missed.isEmpty } }
  }
}

extension UnnoticedPlace {
  /// The mutants that nothing notices and that are not accepted.
  fileprivate var missed: [MutantRecord] {
    mutants.filter { $0.isUnnoticed && $0.acceptance == nil }
  }
}

extension TextBuffer {
  fileprivate mutating func append(_ suite: MutationJUnit.Suite) {
    append(tag: "testsuite", indented: 2) { text in
      text.append(attribute: "name", suite.app)
      text.append(attribute: "tests", suite.cases.count)
      text.append(attribute: "failures", suite.failureCount)
    }
    append("\n")
    for place in suite.cases { append(place, of: suite.app) }
    append(endTag: "testsuite", indented: 2)
  }

  private mutating func append(_ place: UnnoticedPlace, of app: String) {
    append(tag: "testcase", indented: 4) { text in
      text.append(attribute: "name", place.mutants[0].mutation.place)
      text.append(attribute: "classname", app)
      text.append(attribute: "time", "0")
    }
    if let first = place.missed.first {
      let missed = UnnoticedPlace(mutants: place.missed)
      append("\n")
      append(
        element: "failure",
        indented: 6,
        attributes: { text in
          text.append(attribute: "type", "Unnoticed")
          text.append(
            attribute: "message",
            "nothing would notice if \(missed.name) \(missed.phrases)"
          )
        },
        text: { text in
          text.append(text: first.suggestion.map(\.text) ?? missed.coverage)
        }
      )
      append(spaces: 4)
    }
    append("</testcase>\n")
  }
}

extension MutationSuggestion {
  fileprivate var text: String { "add to \(file) after line \(line): \(step)" }
}
