import ScenarioDiagnostics
import ScenarioModel

/// A reference within a word to a name that the word itself does not define.
struct OpenName {
  let reference: Reference

  /// The vocabulary entry that contains the reference.
  let word: WordDefinition

  var name: String { reference.name }
}

/// The names that a vocabulary entry needs from its callers, and those that it sets for the steps
/// after it.
struct WordNeeds {
  /// The names that must be defined, each with one place that uses it.
  private(set) var open: [OpenName] = []

  /// The names that a branch uses, and that the word may have set in an earlier turn of a loop.
  private(set) var openInFirstTurn: [OpenName] = []

  /// The names that branches use, until it is known what the word sets.
  private var openInBranches: [OpenName] = []

  /// The variables that steps within the word set.
  var remembered: Set<String> = []

  /// Adds a reference to a name that the entry does not define.
  mutating func insert(_ use: OpenName, seenFrom names: NameScope) {
    if names.branchDepth > 0 {
      openInBranches.insert(use)
    } else {
      open.insert(use)
    }
  }

  /// Adds what a word that this one uses needs in the first turn of a loop.
  mutating func formUnion(firstTurnOf inner: WordNeeds, seenFrom names: NameScope) {
    guard names.loopDepth == 0 else { return }
    for use in inner.openInFirstTurn where !names.remembered.contains(use.name) {
      openInFirstTurn.insert(use)
    }
  }

  /// Sorts the names that branches use by whether the word sets them, once all of the word is known.
  mutating func closeBranches() {
    for use in openInBranches {
      if remembered.contains(use.name) {
        openInFirstTurn.insert(use)
      } else {
        open.insert(use)
      }
    }
    openInBranches = []
  }

  /// Whether a name is not defined at a place that uses the word.
  func isUndefined(seenFrom names: NameScope) -> Bool {
    let isUndefined = { (use: OpenName) in !names.remembered.contains(use.name) }
    return open.contains(where: isUndefined)
      || names.loopDepth == 0 && openInFirstTurn.contains(where: isUndefined)
  }

  /// Removes and returns the names that are not defined at a place that uses the word.
  mutating func takeUndefined(seenFrom names: NameScope) -> [OpenName] {
    let isUndefined = { (use: OpenName) in !names.remembered.contains(use.name) }
    var undefined = open.filter(isUndefined)
    open.removeAll(where: isUndefined)
    if names.loopDepth == 0 {
      undefined += openInFirstTurn.filter(isUndefined)
      openInFirstTurn.removeAll(where: isUndefined)
    }
    return undefined
  }
}

extension [OpenName] {
  fileprivate mutating func insert(_ use: OpenName) {
    let isKnown = contains { $0.name == use.name }
    if !isKnown, count <= ProblemList.limit { append(use) }
  }
}
