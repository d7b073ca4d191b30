import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports

/// Finds test cases that are in the reports of two runs.
///
/// Runs in different places, such as two browsers, have the same test cases on purpose.
struct RepeatedRecords {
  private(set) var warnings: [Diagnostic] = []
  private var seen: [Key: Case] = [:]
  private var runCount = 0

  private struct Key: Hashable {
    let places: [PlaceDescription]
    let identity: CaseIdentity
  }

  private struct Case {
    let run: Int
    let span: SourceSpan
  }

  init(in runs: [RecordedRun]) {
    for run in runs { add(run) }
  }

  private mutating func add(_ run: RecordedRun) {
    for (record, span) in zip(run.records, run.spans) {
      let key = Key(places: run.header.places, identity: record.identity)
      if let first = seen[key] {
        if first.run != runCount { warnings.append(.repeatedCase(at: span, first: first.span)) }
      } else {
        seen[key] = Case(run: runCount, span: span)
      }
    }
    runCount += 1
  }
}
