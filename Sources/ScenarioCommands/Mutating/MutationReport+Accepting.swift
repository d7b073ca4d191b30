import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import Suggestions

extension MutationReport {
  /// Notes the mutants that `rehearse.yaml` accepts as unnoticed.
  mutating func accept(_ accepted: [AcceptedMutant]) {
    for entry in accepted {
      guard let index = mutants.firstIndex(where: { $0.id == entry.mutant.value }),
        mutants[index].isUnnoticed
      else { continue }
      mutants[index].acceptance = entry.reason
    }
  }

  /// Checks the entries in `rehearse.yaml` against a report that has every mutant that they could
  /// mean.
  func problems(of accepted: [AcceptedMutant], _ knownApps: [String]) -> [Diagnostic] {
    accepted.compactMap { entry in
      guard let mutant = mutants.first(where: { $0.id == entry.mutant.value }) else {
        return lacks(entry, knownApps) ? unknown(entry) : nil
      }
      return mutant.isUnnoticed ? nil : idle(entry, mutant)
    }
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
