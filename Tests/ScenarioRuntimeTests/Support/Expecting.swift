import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Runs a scenario and compares the whole log of what became of it.
func expect(
  _ yaml: String,
  overrides: [String: String] = [:],
  data: any DataProvider = NoData(),
  logs expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = ScenarioText(yaml, overrides: overrides, data: data)
  expect(text.log, equals: expected, sourceLocation: sourceLocation)
}

/// Plans a scenario and compares everything that is found before a run.
func expect(
  _ yaml: String,
  overrides: [String: String] = [:],
  data: any DataProvider = NoData(),
  reports expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = ScenarioText(yaml, overrides: overrides, data: data)
  expect(text.report, equals: expected, sourceLocation: sourceLocation)
}

/// Runs a scenario and compares the failure that decides its verdict, in one line; none passes.
func expect(
  _ yaml: String,
  overrides: [String: String] = [:],
  data: any DataProvider = NoData(),
  fails expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = ScenarioText(yaml, overrides: overrides, data: data)
  expect(text.failure ?? "", equals: expected ?? "", sourceLocation: sourceLocation)
}
