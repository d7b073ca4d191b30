import AppModelKit
import ScenarioEvents

extension MutationReport {
  func masked(by secrets: Secrets) -> MutationReport {
    if secrets.isEmpty { return self }
    var masked = self
    for index in masked.mutants.indices { masked.mutants[index].mask(secrets) }
    masked.screens = screens.map { secrets.masking($0) }
    masked.toothlessSteps = toothlessSteps.map { $0.masked(by: secrets, showsSource: false) }
    masked.superfluousSteps = superfluousSteps?.map { $0.masked(by: secrets, showsSource: false) }
    return masked
  }
}

extension MutantRecord {
  fileprivate mutating func mask(_ secrets: Secrets) {
    mutation = Mutation(mutation.kind, at: secrets.masking(mutation.place))
    subject = MutationSubject(
      screen: secrets.masking(subject.screen),
      text: secrets.masking(subject.text),
      kind: subject.kind
    )
    suggestion = suggestion.map {
      MutationSuggestion(file: $0.file, place: $0.place, step: secrets.masking($0.step))
    }
  }
}
