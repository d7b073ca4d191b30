import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport

/// Explores scenarios on an app of the given delays and rules, for tests.
enum RulesExploration {
  static func explore(
    delays: String,
    rules: String,
    date: String? = nil,
    header: String = "",
    steps: [String],
    budget: Int = 20_000
  ) -> String {
    text(
      exploration(
        delays: delays,
        rules: rules,
        date: date,
        header: header,
        steps: steps,
        budget: budget
      )
    )
  }

  /// What helps against the first finding.
  static func cure(delays: String, rules: String, header: String = "", steps: [String]) -> String {
    let exploration = exploration(delays: delays, rules: rules, header: header, steps: steps)
    return exploration.findings.first?.cure.text ?? text(exploration)
  }

  static func exploration(
    delays: String,
    rules: String,
    date: String? = nil,
    header: String = "",
    steps: [String],
    budget: Int = 20_000,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> Exploration {
    let yaml = """
      name: A
      app: rules
      \(header)
      launch: {\(date.map { "now: '\($0)', " } ?? "")environment: {DELAYS: '\(delays)', RULES: '\(rules)'}}
      steps:
      \(steps.map { "  - \($0)" }.joined(separator: "\n"))

      """
    let text = ScenarioText(yaml, catalog: .rules)
    let settings = ExploringSettings(budget: budget, sampleCount: 300)
    let records = text.planned.cases.map {
      CaseExploration($0, settings: settings, isInterrupted: isInterrupted).record()
    }
    guard let exploration = records.first?.exploration else { preconditionFailure(text.report) }
    return exploration
  }

  /// The races that are not findings themselves, each on a line.
  private static func races(_ exploration: Exploration) -> String {
    exploration.races.filter { $0.kind != .race }.map { "\n\($0.span.line): \($0.text)" }.joined()
  }

  static func text(_ exploration: Exploration) -> String {
    let shortened = exploration.shortenedNames.map { ", left out \($0)" }.joined()
    switch exploration.state {
    case .error: return "error"
    case .proved: return "proved" + races(exploration) + shortened
    case .open(let reason): return exploration.text(of: reason) + shortened
    case .timed:
      return exploration.findings.map { finding in
        "timed: \(exploration.summary(of: finding)), cure \(finding.cure), \(finding.options)"
          .replacing("ScenarioEvents.TimingCure.Obstacle.", with: "")
      }.joined(separator: "\n") + races(exploration) + shortened
    }
  }
}
