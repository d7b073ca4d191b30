import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports

extension [RecordedRun] {
  /// A warning for each test case that is in the reports of two runs.
  ///
  /// Runs in different places, such as two browsers, have the same test cases on purpose.
  var repeatedCases: [Diagnostic] {
    var repetitions = RepeatedCases<CaseInPlaces>()
    for (index, run) in enumerated() {
      for (record, span) in zip(run.records, run.spans) {
        let key = CaseInPlaces(places: run.header.places, identity: record.identity)
        repetitions.add(key, of: index, at: span)
      }
    }
    return repetitions.warnings
  }
}

private struct CaseInPlaces: Hashable {
  let places: [PlaceDescription]
  let identity: CaseIdentity
}
