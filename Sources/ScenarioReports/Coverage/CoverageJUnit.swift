package import ScenarioEvents

/// The coverage of a suite as JUnit XML: a test case for each unit of each app.
package enum CoverageJUnit {
  package static func write(_ report: CoverageReport, into sink: inout some ReportSink) {
    var text = TextBuffer(for: .xml)
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    text.append(tag: "testsuites", indented: 0) { text in
      text.append(attribute: "name", "rehearse coverage")
      text.append(attribute: "tests", report.apps.reduce(0) { $0 + $1.counts.count })
      text.append(attribute: "failures", report.apps.reduce(0) { $0 + $1.unitsWithGaps.count })
    }
    text.append("\n")
    for app in report.apps { text.append(app) }
    text.append(endTag: "testsuites", indented: 0)
    text.flush(into: &sink)
  }
}

extension AppCoverage {
  /// The units of which something is not covered.
  fileprivate var unitsWithGaps: [CoverageUnit] {
    CoverageUnit.allCases.filter { unit in
      counts[unit].map { $0.covered < $0.total } ?? false
    }
  }
}

extension TextBuffer {
  fileprivate mutating func append(_ app: AppCoverage) {
    append(tag: "testsuite", indented: 2) { text in
      text.append(attribute: "name", app.app)
      text.append(attribute: "tests", app.counts.count)
      text.append(attribute: "failures", app.unitsWithGaps.count)
    }
    append("\n")
    for unit in CoverageUnit.allCases {
      guard let count = app.counts[unit] else { continue }
      append(unit, count, of: app)
    }
    append(endTag: "testsuite", indented: 2)
  }

  private mutating func append(_ unit: CoverageUnit, _ count: CoverageCount, of app: AppCoverage) {
    append(tag: "testcase", indented: 4) { text in
      text.append(attribute: "name", unit.rawValue)
      text.append(attribute: "classname", app.app)
      text.append(attribute: "time", "0")
    }
    if count.covered < count.total {
      append("\n")
      append(
        element: "failure",
        indented: 6,
        attributes: { text in
          text.append(attribute: "type", "NotCovered")
          text.append(attribute: "message", "\(unit.rawValue) \(count.text)")
        },
        text: { text in
          text.append(unit.gapTitle, app.gaps.filter { $0.unit == unit })
        }
      )
      append(spaces: 4)
    }
    append("</testcase>\n")
  }

  private mutating func append(_ title: String, _ gaps: [CoverageGap]) {
    append(verbatim: title)
    append(":")
    for gap in gaps {
      append("\n")
      append(text: gap.id)
    }
  }
}
