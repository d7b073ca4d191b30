import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import Testing

/// Which steps checks of names can pass over.
struct SelfContainedStepTests {
  private func isSelfContained(_ step: String) throws -> Bool {
    let text = "name: A\nvariables: {n: 1}\nsteps:\n  - \(step)"
    let decoded = ScenarioDecoder.decode(SourceFile(path: "test.yaml", text: text))
    #expect(decoded.diagnostics.isEmpty)
    let steps: [Step] =
      if case .scenario(let scenario) = decoded.content { scenario.steps } else { [] }
    return try #require(steps.first).isSelfContained
  }

  @Test(arguments: [
    "back", "launch", "tap: Done", "{tap: Done, name: a, optional: true}", "log: 'costs $5'",
    "type: {into: A, text: b, timeout: 1s}", "pause: 1s",
    "waitFor: {element: A, label: b, timeout: 1s}", "assert: {all: [A, {not: {button: B}}]}",
    "assert: {elements: A, count: {atLeast: 1}, for: 1s, message: b}",
    "scroll: {direction: up, until: A}", "audit: {ignore: [{rule: state, element: A}]}",
    "group: {name: a, steps: [back, tap: B]}", "repeat: {times: 2, steps: [back]}",
  ])
  func `a step of plain texts is self-contained`(_ step: String) throws {
    #expect(try isSelfContained(step))
  }

  @Test(arguments: [
    "tap: '${n}'", "tap: \"\\x24{n}\"", "{tap: A, name: '${n}'}", "{tap: A, optional: '${n}'}",
    "pause: '${n}'", "tap: {button: a, first: '${n}'}", "audit: {ignore: ['${n}']}",
    "audit: {ignore: [{rule: '${n}', element: A}]}", "swipe: {element: A, direction: '${n}'}",
    "assert: {equals: [1, ['${n}']]}",
    "waitFor: {element: A, label: {anyOf: [b, {contains: '${n}'}]}}", "assert: {screen: a}",
    "assert: {any: [B, {transition: a}]}", "assert: {check: a}", "tap: {within: {named: a}}",
    "run: a", "run: {flow: a, with: {b: 1}}", "launch: {arguments: [a]}",
    "remember: {element: A, label: b}", "remember: {elements: A, count: b}",
    "forEach: {variable: x, in: [1], steps: [back]}", "group: {name: a, steps: [back, run: b]}",
    "if: {condition: {screen: a}, then: [back]}", "repeat: {times: '${n}', steps: [back]}",
    "tap: maybeWord", "waitFor: {element: {within: maybeWord}, exists: false}",
  ])
  func `a step that names something is not self-contained`(_ step: String) throws {
    #expect(try !isSelfContained(step))
  }
}
