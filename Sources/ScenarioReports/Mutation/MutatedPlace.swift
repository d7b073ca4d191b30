import AppModelKit
import ScenarioEvents

/// Mutants of one place of an app, as one line shows them.
struct MutatedPlace {
  let mutants: [MutantRecord]

  var app: String { mutants[0].app }
  var subject: MutationSubject { mutants[0].subject }
  var suggestion: MutationSuggestion? { mutants.lazy.compactMap(\.suggestion).first }

  /// What is known of the suggestion: `tried`, or `tried, notices 4 of 7`.
  var trial: String {
    let noticed = mutants.count { $0.suggestion != nil }
    return noticed == mutants.count
      ? "tried" : "tried, notices \(noticed.grouped) of \(mutants.count.grouped)"
  }

  /// How many cases come across the place.
  var caseCount: Int { mutants.map(\.coveringCases.count).max() ?? 0 }

  /// `were gone, were disabled, or had another text`.
  var phrases: String { list(mutants.map(\.mutation.kind.traits.phrase)) }

  /// `'Todo List' (back button)`.
  var name: String {
    subject.text.isEmpty ? "the \(subject.kind)" : "'\(subject.text)' (\(subject.kind))"
  }

  /// `13 scenarios see it`.
  var coverage: String {
    let verb = mutants[0].mutation.kind.traits.seam.verb
    return caseCount == 1
      ? "1 scenario \(verb.singular) it" : "\(caseCount.grouped) scenarios \(verb.plural) it"
  }

  /// Whether a mutant changes the same place.
  fileprivate func contains(_ mutant: MutantRecord) -> Bool {
    app == mutant.app && mutants[0].mutation.place == mutant.mutation.place
      && subject == mutant.subject
  }

  private func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let comma = parts.count > 2 ? "," : ""
    return "\(parts.dropLast().joined(separator: ", "))\(comma) or \(last)"
  }
}

extension [MutantRecord] {
  /// The mutants grouped by place; those of one place follow each other.
  var byPlace: [MutatedPlace] {
    var places: [MutatedPlace] = []
    for mutant in self {
      if let last = places.last, last.contains(mutant) {
        places[places.count - 1] = MutatedPlace(mutants: last.mutants + [mutant])
      } else {
        places.append(MutatedPlace(mutants: [mutant]))
      }
    }
    return places
  }
}

extension MutantRecord {
  /// Whether nothing notices it, and nobody accepts that.
  var isMissed: Bool { isUnnoticed && acceptance == nil }
}

extension MutationReport {
  /// The places at which nothing notices some mutants, those first that most scenarios come across.
  ///
  /// Mutants that are accepted are left out.
  var unnoticedPlaces: [MutatedPlace] {
    mutants.filter(\.isMissed).byPlace.enumerated().sorted {
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
