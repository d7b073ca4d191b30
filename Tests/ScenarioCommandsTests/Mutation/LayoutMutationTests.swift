import ScenarioDiagnostics
import ScenarioEvents
import ScenarioFormatting
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Every scenario of the repository, changed at random and laid out.
struct LayoutMutationTests {
  @Test(arguments: try Original.all())
  func `a mutated file gets a layout that stays, and runs as before`(original: Original) throws {
    for seed in 100..<104 as Range<UInt64> {
      var mutation = YAMLMutation(original.text, seed: seed)
      let text = mutation.mutated()
      guard let layout = Self.layout(of: text) else { continue }
      #expect(Self.layout(of: layout) == layout, "\(text)")
      #expect(Self.course(of: layout, unless: text) == Self.course(of: text, unless: text))
    }
  }

  /// The text as 'format' writes it, or nil for what is no YAML; to refuse it is a mistake of ours.
  private static func layout(of text: String) -> String? {
    switch ScenarioFormatter.format(SourceFile(path: "test.yaml", text: text)) {
    case .formatted(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .invalid: return nil
    case .refused:
      Issue.record("refused: \(text)")
      return nil
    }
  }

  /// What a run comes to, whatever the lines are that it stands on; nothing if the original is wrong:
  /// to a layout quotes are no difference, but to the language they may be one too many.
  private static func course(of text: String, unless original: String) -> [String] {
    guard ScenarioText(original, catalog: .everything).report.isEmpty else { return [] }
    let scenario = ScenarioText(text, catalog: .everything)
    return [scenario.report] + scenario.records.flatMap(\.course)
  }
}

extension CaseRecord {
  /// The case's name, its verdict, and each step with its end.
  fileprivate var course: [String] {
    guard case .ran(let attempts) = result else { return [identity.name] }
    return ["\(identity.name): \(verdict)"]
      + attempts.flatMap(\.steps).map { "\($0.command) \($0.title) \($0.end) \($0.outcome.word)" }
  }
}

extension StepRecord.Outcome {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed(let failure): "failed: \(failure.summary)"
    case .warned: "warned"
    case .skipped: "skipped"
    case .notRun: "not run"
    }
  }
}
