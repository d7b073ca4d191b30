import AppModelKit
import ScenarioEvents

/// The mutants of one place that nothing notices, as one line shows them.
struct UnnoticedPlace {
  let mutants: [MutantRecord]

  var app: String { mutants[0].app }
  var subject: MutationSubject { mutants[0].subject }
  var suggestion: MutationSuggestion? { mutants.lazy.compactMap(\.suggestion).first }

  /// How many cases come across the place.
  var caseCount: Int { mutants.map(\.coveringCases.count).max() ?? 0 }

  /// `were gone, were disabled, or had another text`.
  var phrases: String { list(mutants.map(\.mutation.kind.phrase)) }

  /// `'Todo List' (back button)`.
  var name: String {
    subject.text.isEmpty ? "the \(subject.kind)" : "'\(subject.text)' (\(subject.kind))"
  }

  /// `13 scenarios see it`.
  var coverage: String {
    let verb = mutants[0].mutation.kind.seam.verb
    return caseCount == 1
      ? "1 scenario \(verb.singular) it" : "\(caseCount.grouped) scenarios \(verb.plural) it"
  }

  private func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let comma = parts.count > 2 ? "," : ""
    return "\(parts.dropLast().joined(separator: ", "))\(comma) or \(last)"
  }
}

extension MutationReport {
  /// The places at which nothing notices some mutants, those first that most scenarios come across.
  ///
  /// Mutants that are accepted are left out.
  var unnoticedPlaces: [UnnoticedPlace] {
    var places: [UnnoticedPlace] = []
    for mutant in mutants where mutant.isUnnoticed && mutant.acceptance == nil {
      if let last = places.last, last.app == mutant.app,
        last.mutants[0].mutation.place == mutant.mutation.place,
        last.subject == mutant.subject
      {
        places[places.count - 1] = UnnoticedPlace(mutants: last.mutants + [mutant])
      } else {
        places.append(UnnoticedPlace(mutants: [mutant]))
      }
    }
    return places.enumerated().sorted {
      ($1.element.caseCount, $0.offset) < ($0.element.caseCount, $1.offset)
    }.map(\.element)
  }

  /// How many mutants nothing notices for a reason that was given.
  var acceptedCount: Int { mutants.count { $0.acceptance != nil } }

  func score(of app: String) -> MutationScore {
    MutationScore(of: mutants.filter { $0.app == app })
  }
}

extension MutationOperator.Seam {
  /// What scenarios do with a part of an app of this kind.
  fileprivate var verb: (singular: String, plural: String) {
    switch self {
    case .element, .screen: ("sees", "see")
    case .action, .screenChange, .timer, .field, .app: ("does", "do")
    case .delay: ("waits for", "wait for")
    case .argument, .variable: ("gives", "give")
    }
  }
}
