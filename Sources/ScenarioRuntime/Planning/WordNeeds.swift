import ScenarioDiagnostics
import ScenarioModel

/// What a word asks of the places that use it, and what it sets for what comes behind them.
struct WordNeeds {
  /// The names that must be defined, each with a place that uses it, as far as anybody reads them.
  private(set) var open: [Reference] = []

  /// Those that the word itself may have set in an earlier turn of a loop, in a branch that excludes
  /// the place that uses it.
  private(set) var openInFirstTurn: [Reference] = []

  /// The variables that steps within the word set.
  var remembered: Set<String> = []

  /// Adds a reference to what is not defined within the word.
  mutating func insert(_ reference: Reference, seenFrom names: NameScope) {
    if names.setElsewhere.contains(reference.name) {
      openInFirstTurn.insert(reference)
    } else {
      open.insert(reference)
    }
  }

  /// Adds what a word needs that this one uses.
  mutating func formUnion(_ inner: WordNeeds, seenFrom names: NameScope) {
    for reference in inner.open where !names.remembered.contains(reference.name) {
      insert(reference, seenFrom: names)
    }
    if names.loopDepth == 0 {
      for reference in inner.openInFirstTurn where !names.remembered.contains(reference.name) {
        openInFirstTurn.insert(reference)
      }
    }
    remembered.formUnion(inner.remembered)
  }

  /// Takes out what is not defined at a place that uses the word.
  mutating func takeUndefined(seenFrom names: NameScope) -> [Reference] {
    let isUndefined = { (reference: Reference) in !names.remembered.contains(reference.name) }
    var undefined = open.filter(isUndefined)
    open.removeAll(where: isUndefined)
    if names.loopDepth == 0 {
      undefined += openInFirstTurn.filter(isUndefined)
      openInFirstTurn.removeAll(where: isUndefined)
    }
    return undefined
  }
}

extension [Reference] {
  fileprivate mutating func insert(_ reference: Reference) {
    let isKnown = contains { $0.name == reference.name }
    if !isKnown, count <= ProblemList.limit { append(reference) }
  }
}
