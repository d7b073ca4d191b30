package import ScenarioEvents

/// A report for programs: one JSON object a line, each the fact of an event.
///
/// `Schemas/events.schema.json` describes the lines. Members may be added to a version, but none changes
/// its meaning. Times are whole milliseconds on the app's clock, except the wall time of the run.
package struct JSONLinesReport: StreamedReport, Sendable {
  private static let version = 1

  private var totals = RunTotals()
  private var json = JSONWriter()

  package init() {}

  package mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
    switch event {
    case .runStarted(let header): write(header)
    case .caseFinished(let record):
      totals.add(record)
      record.write(to: &json)
      if let exploration = record.exploration {
        json.endLine(into: &sink)
        JSONExploration(exploration: exploration, identity: record.identity).write(to: &json)
      }
    case .runFinished(let footer): write(footer)
    case .caseStarted, .idle: return
    }
    json.endLine(into: &sink)
  }

  private mutating func write(_ header: RunHeader) {
    json.object { json in
      json.member("type", word: "run-started")
      json.member("version", Self.version)
      json.member("timestamp", header.timestamp)
      json.member("hostname", header.hostname)
      json.member("seed", header.seed.map { String($0) })
      json.member("toolVersion", header.version)
      json.member("commandLine", header.commandLine)
      if !header.places.isEmpty { json.member("places", header.places) }
      if !header.wantedPlaces.isEmpty { json.member("wantedPlaces", header.wantedPlaces) }
      if !header.timing.options.isEmpty { json.member("timing", header.timing.options) }
      json.member("job", header.job)
      json.member("sourceLinks", header.sourceLinks)
    }
  }

  private mutating func write(_ footer: RunFooter) {
    let totals = totals
    json.object { json in
      json.member("type", word: "run-finished")
      json.member("scenarios", totals.count)
      json.member("passed", totals.passed)
      json.member("flaky", totals.flaky)
      json.member("failed", totals.failed)
      json.member("errors", totals.errors)
      json.member("skipped", totals.skipped)
      if totals.interrupted > 0 { json.member("interrupted", totals.interrupted) }
      json.member("appTime", totals.appTime)
      if let wallTime = footer.wallTime { json.member("wallTime", wallTime) }
    }
  }
}

extension PlaceDescription: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("browser", browser)
    json.member("version", version)
  }
}

extension SourceLinks: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("template", template)
    json.member("folder", folder)
  }
}

extension CIJob: WireObject {
  func writeMembers(to json: inout JSONWriter) {
    json.member("commit", commit)
    json.member("name", name)
    json.member("url", url)
  }
}

/// The JSON Schema of the lines that ``JSONLinesReport`` writes.
package enum EventSchema {
  package static var text: String {
    String(decoding: PackageResources.events_schema_json, as: UTF8.self)
  }
}
