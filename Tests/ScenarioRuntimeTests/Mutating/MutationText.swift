import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport

/// What a survey of mutants finds out about scenarios of ``NotesApp``, as text.
struct MutationText {
  let report: MutationReport

  /// - Parameters:
  ///   - steps: The steps of one scenario.
  ///   - header: Lines of its header.
  ///   - configure: Changes the settings.
  ///   - isInterrupted: Whether the survey must end.
  init(
    _ steps: String,
    header: String = "",
    _ configure: (inout MutationSettings) -> Void = { _ in },
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    let text = ScenarioText(
      "name: A\napp: notes\n\(header)\nsteps:\n\(steps)",
      catalog: .notes
    )
    var settings = MutationSettings()
    configure(&settings)
    precondition(text.report.isEmpty, text.report)
    report = MutationSurvey(
      RunPlan(cases: text.planned.cases),
      settings: settings,
      isInterrupted: isInterrupted
    ).report()
  }

  /// The mutants with a status, a line each, without the app.
  func mutants(_ status: String) -> String {
    report.mutants.filter { $0.word == status }.map { "\($0.mutation)" }.joined(separator: "\n")
  }

  /// The statuses of the mutants at a place: `hidden noticed`.
  func statuses(at place: String) -> String {
    report.mutants.filter { $0.mutation.place == place }
      .map { "\($0.mutation.kind.rawValue) \($0.word)" }.joined(separator: "\n")
  }

  /// The places of the steps that fail for no mutant.
  var toothlessSteps: String {
    report.toothlessSteps.map { "\($0.span.line): \($0.command) \($0.title)" }
      .joined(separator: "\n")
  }
}

extension MutantRecord {
  fileprivate var word: String {
    switch status {
    case .noticed: "noticed"
    case .unnoticed: "unnoticed"
    case .unchanged: "unchanged"
    }
  }
}
