import Testing

/// Keys that can't hold `${...}`, because their values are needed before any value is known.
struct TemplatePlaceTests {
  @Test(arguments: [
    ("app: ${n}", "2:6", "'app'", " -- leave 'app' out here and set it in rehearse.yaml"),
    ("tags: ['${n}']", "2:8", "a tag", ""),
    ("import: ['${n}']", "2:10", "an import", ""),
    ("variables: {a: {fromFile: '${n}'}}", "2:27", "'fromFile'", ""),
    ("cases: {fromFile: '${n}'}", "2:19", "'fromFile'", ""),
    ("variables: {a: {'${n}': 1}}", "2:17", "a key", ""),
    ("launch: {environment: {'${n}': b}}", "2:24", "a key", ""),
  ])
  func `a header's fixed words hold no references`(
    _ line: String,
    _ place: String,
    _ name: String,
    _ advice: String
  ) {
    expect(
      header: line,
      reports: "\(place): error: \(name) can't hold '${...}' [template-not-allowed]\(advice)"
    )
  }

  @Test(arguments: [
    ("tap: {type: '${n}'}", "3:17", "'type'", ""),
    ("tap: {named: '${n}'}", "3:18", "'named'", " -- name it, and pass what differs with 'with'"),
    ("run: '${n}'", "3:10", "'run'", " -- name the flow, and choose between flows with 'if'"),
    (
      "run: {flow: '${n}'}", "3:17", "'flow'",
      " -- name the flow, and choose between flows with 'if'"
    ),
    (
      "assert: {check: '${n}'}", "3:21", "'check'", " -- name it, and pass what differs with 'with'"
    ),
    ("assert: {element: a, type: '${n}'}", "3:32", "'type'", ""),
  ])
  func `names of words and types hold no references`(
    _ step: String,
    _ place: String,
    _ name: String,
    _ advice: String
  ) {
    expect(
      step: step,
      reports: "\(place): error: \(name) can't hold '${...}' [template-not-allowed]\(advice)"
    )
  }

  @Test(arguments: [
    ("variables: {'${n}': 1}", "2:13", "a variable"),
    ("cases: [{'${n}': 1}]", "2:10", "a case's value"),
    ("elements: {'${n}': a}", "2:12", "an element"),
    ("flows: {'${n}': {steps: [back]}}", "2:9", "a flow"),
    ("checks: {'${n}': {screen: A}}", "2:10", "a check"),
    ("flows: {a: {parameters: ['${n}'], steps: [back]}}", "2:26", "a parameter"),
    ("flows: {a: {parameters: {'${n}': 1}, steps: [back]}}", "2:26", "a parameter"),
  ])
  func `a name that a header defines holds no references`(
    _ line: String,
    _ place: String,
    _ what: String
  ) {
    expect(header: line, reports: malformedName(at: place, of: what))
  }

  @Test(arguments: [
    ("forEach: {variable: '${n}', in: [a], steps: [back]}", "3:25", "a loop variable"),
    ("forEach: {variable: a, index: '${n}', in: [a], steps: [back]}", "3:35", "a loop variable"),
    ("remember: {element: a, label: '${n}'}", "3:35", "a variable"),
    ("remember: {elements: a, count: '${n}'}", "3:36", "a variable"),
  ])
  func `a name that a step defines holds no references`(
    _ step: String,
    _ place: String,
    _ what: String
  ) {
    expect(step: step, reports: malformedName(at: place, of: what))
  }

  private func malformedName(at place: String, of what: String) -> String {
    """
    \(place): error: '${n}' can't be the name of \(what) [malformed-name] -- a name is a letter or \
    '_', then letters, digits, '_' and '-'
    """
  }
}
