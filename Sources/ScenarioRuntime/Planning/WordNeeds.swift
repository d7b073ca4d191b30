import ScenarioDiagnostics
import ScenarioModel

/// The names that a vocabulary entry needs at its uses, and those that it sets for later steps.
struct WordNeeds {
  /// The names that must be defined, each with a place that uses it; only the first of many.
  private(set) var open: [Reference] = []

  /// Those that the word itself may have set in an earlier turn of a loop, as a branch uses them.
  private(set) var openInFirstTurn: [Reference] = []

  /// Those of branches, until it is known what the word sets.
  private var openInBranches: [Reference] = []

  /// The variables that steps within the word set.
  var remembered: Set<String> = []

  /// Adds a reference to what is not defined within the word.
  mutating func insert(_ reference: Reference, seenFrom names: NameScope) {
    if names.branchDepth > 0 {
      openInBranches.insert(reference)
    } else {
      open.insert(reference)
    }
  }

  /// Adds what a word that this one uses needs in the first turn of a loop.
  mutating func formUnion(firstTurnOf inner: WordNeeds, seenFrom names: NameScope) {
    guard names.loopDepth == 0 else { return }
    for reference in inner.openInFirstTurn where !names.remembered.contains(reference.name) {
      openInFirstTurn.insert(reference)
    }
  }

  /// Tells what branches use by whether the word sets it, when all of the word is known.
  mutating func closeBranches() {
    for reference in openInBranches {
      if remembered.contains(reference.name) {
        openInFirstTurn.insert(reference)
      } else {
        open.insert(reference)
      }
    }
    openInBranches = []
  }

  /// Whether a name is not defined at a place that uses the word.
  func isUndefined(seenFrom names: NameScope) -> Bool {
    let isUndefined = { (reference: Reference) in !names.remembered.contains(reference.name) }
    return open.contains(where: isUndefined)
      || names.loopDepth == 0 && openInFirstTurn.contains(where: isUndefined)
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
