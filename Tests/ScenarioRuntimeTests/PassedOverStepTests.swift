import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Checks of names pass over the steps that name nothing, so what they pass over must be just that.
struct PassedOverStepTests {
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
