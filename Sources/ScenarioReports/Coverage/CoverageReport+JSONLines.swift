package import ScenarioEvents

extension CoverageReport: SurveyFindings {
  /// Totals of a part would look like those of less to cover.
  package static var isUsefulInPart: Bool { false }

  /// Writes a line for each app, and one for each of its gaps.
  package func writeJSONLines(into sink: inout some ReportSink) {
    var json = JSONWriter()
    for app in apps {
      json.object { $0.members(of: app) }
      json.endLine(into: &sink)
      for gap in app.gaps {
        json.object { $0.members(of: gap, app.app) }
        json.endLine(into: &sink)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of app: AppCoverage) {
    member("type", word: "coverage")
    member("app", app.app)
    name("counts")
    object { json in
      for unit in CoverageUnit.allCases {
        guard let count = app.counts[unit] else { continue }
        json.name(text: unit.rawValue)
        json.object { json in
          json.member("covered", count.covered)
          json.member("total", count.total)
        }
      }
    }
    member("states", app.crawl.stateCount)
    member("gestures", app.crawl.gestureCount)
    if let limit = app.crawl.limit { member("limit", limit.text) }
    member("unreachedScreens", app.unreachedScreens)
    member("crashes", app.crawl.crashes)
  }

  fileprivate mutating func members(of gap: CoverageGap, _ app: String) {
    member("type", word: "coverageGap")
    member("app", app)
    member("unit", gap.unit.rawValue)
    member("id", gap.id)
    member("screen", gap.screen)
    member("name", gap.name)
    member("scenario", gap.scenario?.text)
  }
}

extension CrawlSummary.Crash: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("reason", reason)
    json.member("scenario", scenario?.text)
  }
}
