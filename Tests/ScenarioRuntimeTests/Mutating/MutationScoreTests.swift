import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// What assertions do to the score.
struct MutationScoreTests {
  @Test func `an assertion that is there twice changes nothing`() {
    let steps = NoteSteps(seed: 0).steps
    let twice = steps.flatMap { $0.isAssertion ? [$0, $0] : [$0] }
    #expect(Self.score(of: twice) == Self.score(of: steps))
  }

  @Test(arguments: 0..<6)
  func `no score is better without an assertion`(seed: Int) {
    let steps = NoteSteps(seed: UInt64(seed)).steps
    let all = Self.score(of: steps)
    for index in steps.indices where steps[index].isAssertion {
      var fewer = steps
      fewer.remove(at: index)
      let score = Self.score(of: fewer)
      #expect(
        score.noticed * all.count <= all.noticed * score.count,
        "\(score) for \(all) without \(steps[index]) of\n\(steps.joined())"
      )
    }
  }

  private static func score(of steps: [String]) -> MutationScore {
    let survey = MutationText(steps.joined()) { $0.findsToothlessSteps = false }
    precondition(survey.report.excludedCases.isEmpty, "\(steps.joined()) does not pass")
    return MutationScore(of: survey.report.mutants)
  }
}

/// Steps on ``NotesApp``, made by chance, that pass.
private struct NoteSteps {
  private(set) var steps: [String] = []
  private var isOnForm = false
  private var hasTyped = false
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<7 { addStep() }
  }

  private mutating func addStep() {
    if Bool.random(using: &generator) {
      addAssertion()
    } else if isOnForm {
      addStepOnForm()
    } else {
      add(generator.pick(["tap: Write", "tap: Write", "pause: 300ms"]))
      isOnForm = steps.last?.contains("Write") ?? false
      hasTyped = false
    }
  }

  private mutating func addStepOnForm() {
    let leaving = hasTyped ? "tap: Save" : "back"
    let step = generator.pick([
      hasTyped ? "pause: 2s" : "type: {into: Title, text: Tea}", leaving,
    ])
    add(step)
    if step == leaving { isOnForm = false } else if !hasTyped { hasTyped = true }
  }

  private mutating func addAssertion() {
    let onForm = [
      "{screen: Form}", "{button: Save, enabled: \(hasTyped)}", "{textField: Title}",
      "{transition: write}",
    ]
    let onList = ["{screen: List}", "{staticText: Milk}", "{button: Write}", "{type: table}"]
    add("assert: \(generator.pick(isOnForm ? onForm : onList))")
  }

  private mutating func add(_ step: String) { steps.append("  - \(step)\n") }
}

extension String {
  fileprivate var isAssertion: Bool { hasPrefix("  - assert") }
}
