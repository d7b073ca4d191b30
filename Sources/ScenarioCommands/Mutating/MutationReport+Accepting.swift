import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import Suggestions

extension MutationReport {
  /// Notes for which mutants `rehearse.yaml` accepts that nothing notices them.
  ///
  /// - Parameters:
  ///   - accepted: What the file says.
  ///   - isWhole: Whether every mutant is in the report that could be meant.
  /// - Returns: What is wrong with the file.
  mutating func accept(_ accepted: [AcceptedMutant], isWhole: Bool) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for entry in accepted {
      guard let index = mutants.firstIndex(where: { $0.id == entry.mutant.value }) else {
        if isWhole { diagnostics.append(unknown(entry)) }
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
