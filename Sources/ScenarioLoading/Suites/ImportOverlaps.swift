import ScenarioModel

/// Which vocabulary files define the same words.
///
/// Most files define nothing twice. Two vocabularies are compared once for all files that import
/// both, so that only where there is something to be said the words are gone through one by one.
struct ImportOverlaps {
  private struct Pair: Hashable {
    let earlier: ObjectIdentifier
    let later: ObjectIdentifier
  }

  /// From here on it takes less time and memory to go through the words.
  private static let greatestPairCount = 1024

  /// By the scopes of files that the library holds on to, whose identities are never given anew.
  private var known: [Pair: Bool] = [:]

  /// Whether a word may be defined twice; if not, it is certain that none is.
  ///
  /// - Parameters:
  ///   - own: The scope of the file.
  ///   - imports: The scopes of the files that it imports, without those that its suite imports.
  ///   - outer: The words of the suite around it.
  /// - Returns: Whether the words have to be gone through.
  mutating func mayClash(_ own: WordScope, _ imports: [WordScope], outer: LinkedWords?) -> Bool {
    let shared = outer?.files.map(\.entry.scope) ?? []
    return own.definesTwice
      || imports.contains { $0.definesTwice || $0.overlaps(own) }
      || imports.contains { outer?.scope.overlaps($0) ?? false }
      || imports.count * (imports.count + shared.count) > Self.greatestPairCount
      || overlap(imports, after: shared)
  }

  /// Whether one of the scopes overlaps with one before it.
  private mutating func overlap(_ scopes: [WordScope], after shared: [WordScope]) -> Bool {
    var earlier = shared
    for scope in scopes {
      for other in earlier where overlap(other, scope) { return true }
      earlier.append(scope)
    }
    return false
  }

  private mutating func overlap(_ earlier: WordScope, _ later: WordScope) -> Bool {
    let pair = Pair(earlier: ObjectIdentifier(earlier), later: ObjectIdentifier(later))
    if let overlap = known[pair] { return overlap }
    let overlap = earlier.overlaps(later)
    known[pair] = overlap
    return overlap
  }
}
