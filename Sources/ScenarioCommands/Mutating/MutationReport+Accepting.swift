import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import Suggestions

extension MutationReport {
  /// Notes the mutants that `rehearse.yaml` accepts as unnoticed.
  ///
  /// - Parameters:
  ///   - accepted: The mutants that the file accepts.
  ///   - isWhole: Whether the report has every mutant that the file could mean.
  ///   - knownApps: The names of the tool's apps.
  /// - Returns: The problems of the file.
  mutating func accept(
    _ accepted: [AcceptedMutant],
    isWhole: Bool,
    knownApps: [String]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for entry in accepted {
      guard let index = mutants.firstIndex(where: { $0.id == entry.mutant.value }) else {
        if isWhole, lacks(entry, knownApps) { diagnostics.append(unknown(entry)) }
        continue
      }
      switch mutants[index].status {
      case .unnoticed: mutants[index].acceptance = entry.reason
      case .noticed, .unchanged:
        if isWhole { diagnostics.append(idle(entry, mutants[index])) }
      }
    }
    return diagnostics
  }

  /// Whether the report would include the entry's mutant if it existed.
  ///
  /// This is the case if the entry's app was run, or if no app has its name.
  private func lacks(_ entry: AcceptedMutant, _ knownApps: [String]) -> Bool {
    let app = knownApps.first { entry.mutant.value.hasPrefix("\($0)/") }
    return app.map(apps.contains) ?? true
  }

  private func unknown(_ entry: AcceptedMutant) -> Diagnostic {
    Diagnostic(
      .unknownMutant(entry.mutant.value),
      at: entry.mutant.span,
      suggestion: didYouMean(entry.mutant.value, among: mutants.map(\.id))
        ?? "'rehearse mutate --list' lists the mutants"
    )
  }

  private func idle(_ entry: AcceptedMutant, _ mutant: MutantRecord) -> Diagnostic {
    let finding = mutant.isNoticed ? "is noticed" : "changes no screen"
    return Diagnostic(
      .idleAcceptance(entry.mutant.value, finding),
      at: entry.mutant.span,
      suggestion: "remove the entry"
    )
  }
}
