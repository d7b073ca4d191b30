/// The candidate that a person most likely meant, if one is near enough to suggest.
///
/// Near means an edit distance (Damerau-Levenshtein, adjacent swaps count once, case ignored) of
/// at most a third of the longer name's length, and at least 1, but less than all of it: no single
/// letter is near to another. Of equally near names the one that begins alike wins: people finish
/// words wrong more often than they begin them wrong. A single one that goes on after all of the
/// name, of three letters at least, wins over all: `Mar` is `March`.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  guard var search = NearestNameSearch(for: name) else { return nil }
  var count = 0
  for candidate in candidates {
    count += 1
    guard count <= mostComparedNames else { return nil }
    search.look(at: candidate)
  }
  return search.result
}

/// The suggestion in the words of every message: `did you mean 'tap'?`.
package func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  nearestName(to: name, among: candidates).map { "did you mean '\($0)'?" }
}

/// Among more names nothing is suggested.
///
/// A hundred problems of a file may ask, so that more would take seconds. Nobody writes so many by
/// hand, and the nearest of the first few thousand would be a guess.
package let mostComparedNames = 5_000

/// A look at one candidate after the other for the one that was meant.
private struct NearestNameSearch {
  private let wanted: [UInt8]
  private var completions: Set<String> = []
  private var best: (name: String, distance: Int, sharedStart: Int)?
  private var letters: [UInt8] = []
  private var distances = EditDistance()

  /// How often each byte occurs in the wanted name.
  private var counts = [Int](repeating: 0, count: 256)

  /// Fewer letters begin too much to tell what was meant.
  private static let shortestBeginning = 3

  init?(for name: String) {
    wanted = Array(name.lowercased().utf8)
    guard wanted.count <= EditDistance.longestText else { return nil }
    for letter in wanted { counts[Int(letter)] += 1 }
  }

  var result: String? {
    if wanted.count >= Self.shortestBeginning, completions.count == 1 { return completions.first }
    return best?.name
  }

  mutating func look(at candidate: String) {
    guard candidate.utf8.count <= EditDistance.longestText else { return }
    letters.removeAll(keepingCapacity: true)
    letters.append(contentsOf: candidate.lowercased().utf8)
    // Small letters can take more bytes than their capitals.
    guard letters.count <= EditDistance.longestText else { return }
    if letters.starts(with: wanted) { completions.insert(candidate) }
    let limit = greatestDistance
    guard distanceOfLetters <= limit else { return }
    guard let distance = distances.between(wanted, letters, atMost: limit) else { return }
    let sharedStart = zip(wanted, letters).prefix { $0 == $1 }.count
    if (distance, -sharedStart) < (best?.distance ?? .max, -(best?.sharedStart ?? 0)) {
      best = (candidate, distance, sharedStart)
    }
  }

  /// The distance that there is at least, since letters that only one of both has must be replaced:
  /// most candidates need no closer look.
  private var distanceOfLetters: Int {
    mutating get {
      var common = 0
      for letter in letters {
        if counts[Int(letter)] > 0 { common += 1 }
        counts[Int(letter)] -= 1
      }
      for letter in letters { counts[Int(letter)] += 1 }
      return max(wanted.count, letters.count) - common
    }
  }

  /// Beyond this distance the candidate is not near, or not as near as another.
  private var greatestDistance: Int {
    let length = max(wanted.count, letters.count)
    return min(max(1, length / 3), max(1, length) - 1, best?.distance ?? .max)
  }
}
