/// Returns the candidate that was most likely meant, or nil if none is near enough to suggest.
///
/// Near means an edit distance (Damerau-Levenshtein, ignoring case, a swap of neighbors counts
/// once) of at most a third of the longer name's length. It is at least 1, but less than the whole
/// name: no single letter is near to another. Of equally near names, the one with the longer common
/// beginning wins, because people misspell the ends of words more often. If exactly one candidate
/// begins with a name of three letters or more, that one wins: `Mar` is `March`.
///
/// ```swift
/// nearestName(to: "tpa", among: ["tap", "type"])  // "tap"
/// ```
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

/// The suggestion or, if no candidate is near enough, all of them: `apps: todo, trivia`.
package func didYouMean(_ name: String, among candidates: [String], orAll kind: String) -> String {
  didYouMean(name, among: candidates) ?? "\(kind): \(candidates.joined(separator: ", "))"
}

/// The greatest number of candidates to compare; with more, nothing is suggested.
///
/// A file can have a hundred problems that each ask for a suggestion, which would take seconds. No
/// one writes thousands of names by hand.
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

  /// With fewer letters, too many names begin alike.
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
