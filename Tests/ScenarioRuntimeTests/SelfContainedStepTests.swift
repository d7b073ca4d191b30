import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Checks of names pass over the steps that name nothing, so what they pass over must be just that.
struct SelfContainedStepTests {
  @Test(arguments: [
    "tap: '${a}'", "tap: {id: X, index: '${a}'}", "tap: {named: x}",
    "tap: {button: X, within: {named: x}}", "tap: X\n    name: '${a}'",
    "tap: X\n    optional: '${a}'", "tap: {element: X, timeout: '${a}'}",
    "type: {text: '${a}'}", "swipe: {element: X, direction: '${a}'}", "pause: '${a}'",
    "log: '${a}'", "screenshot: '${a}'", "launch: {arguments: [-a]}", "launch: {date: '${a}'}",
    "remember: {element: X, as: {label: a}}", "waitFor: {screen: X}",
    "waitFor: {transition: X}", "assert: {check: x}", "assert: {not: {all: [{screen: X}]}}",
    "assert: {element: X, label: '${a}'}", "assert: {equals: ['${a}', 1]}",
    "assert: {elements: X, count: '${a}'}", "audit: {ignore: [{element: {named: x}}]}",
    "run: x", "group: {name: '${a}', steps: [log: x]}", "group: {name: X, steps: [run: x]}",
    "repeat: {times: '${a}', steps: [log: x]}", "forEach: {variable: a, in: [1], steps: [log: x]}",
    "if: {condition: {screen: X}, then: [log: x]}",
    "if: {condition: X, then: [log: x], else: [tap: '${a}']}",
  ])
  func `a step that names something is looked at`(step: String) {
    #expect(Self.steps(of: "name: A\nsteps:\n  - \(step)\n").map(\.isSelfContained) == [false])
  }

  @Test(arguments: [
    "tap: X", "tap: $a", "back", "pause: 1s", "assert: {element: X, label: Y}",
    "group: {name: X, steps: [log: x]}", "repeat: {times: 2, steps: [tap: X]}",
  ])
  func `a step that names nothing is passed over`(step: String) {
    #expect(Self.steps(of: "name: A\nsteps:\n  - \(step)\n").map(\.isSelfContained) == [true])
  }

  @Test(arguments: ["Scenarios", "Examples", "Tests/RehearseTests/Fixtures"])
  func `no step that is passed over names anything`(folder: String) throws {
    let steps = try RepositoryFile.allYAML(below: folder).flatMap { Self.allSteps(of: $0.text) }
    let passedOver = steps.filter(\.isSelfContained)
    #expect(!passedOver.isEmpty)
    for step in passedOver {
      var finder = MentionFinder()
      step.accept(&finder)
      #expect(!finder.hasFound, "\(step.span.location)")
    }
  }

  /// The steps of a scenario file, without those within them.
  private static func steps(of yaml: String) -> [Step] {
    guard case .scenario(let scenario) = decoded(yaml) else { return [] }
    return scenario.steps
  }

  private static func decoded(_ yaml: String) -> FileContent? {
    ScenarioDecoder.decode(SourceFile(path: "test.yaml", text: yaml)).content
  }

  /// All steps that are written in a file, however deep.
  private static func allSteps(of yaml: String) -> [Step] {
    switch decoded(yaml) {
    case .scenario(let scenario): allSteps(of: scenario)
    case .suite(let suite): allSteps(of: suite.header) + suite.scenarios.flatMap(allSteps)
    case .vocabulary(let file): allSteps(of: file.vocabulary)
    case nil: []
    }
  }

  private static func allSteps(of scenario: Scenario) -> [Step] {
    allSteps(of: scenario.header) + scenario.steps.flatMap(\.withInnerSteps)
  }

  private static func allSteps(of header: Header) -> [Step] {
    (header.setup + header.teardown).flatMap(\.withInnerSteps) + allSteps(of: header.vocabulary)
  }

  private static func allSteps(of vocabulary: Vocabulary) -> [Step] {
    vocabulary.flows.flatMap(\.steps).flatMap(\.withInnerSteps)
  }
}

extension Step {
  fileprivate var withInnerSteps: [Step] {
    guard case .container(let container) = command else { return [self] }
    return [self] + container.steps.flatMap(\.withInnerSteps)
  }
}

/// Tells whether anything was shown that a check could ask about.
private struct MentionFinder: ScenarioVisitor {
  var hasFound = false

  mutating func visit(_ text: Text) { hasFound = hasFound || text.literal == nil }
  mutating func visit(screen: Text) { hasFound = true }
  mutating func visit(transition: Text) { hasFound = true }
  mutating func visit(launchArguments: [Text]) { hasFound = true }
  mutating func visit(_ call: Call, of kind: WordKind) { hasFound = true }
  mutating func visit(remembered names: [Located<String>]) { hasFound = true }
  mutating func enter(_ iteration: Iteration) { hasFound = true }
}
