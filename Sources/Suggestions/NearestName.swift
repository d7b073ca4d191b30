/// The candidate that a person most likely meant, if one is near enough to suggest.
///
/// Near means an edit distance (Damerau-Levenshtein, adjacent swaps count once, case ignored) of
/// at most a third of the longer name's length, and at least 1, but less than all of it: no single
/// letter is near to another. Of equally near names the one that begins alike wins: people finish
/// words wrong more often than they begin them wrong. A single one that goes on after all of the
/// name, of three letters at least, wins over all: `Mar` is `March`.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().utf8)
  guard wanted.count <= longestComparedName else { return nil }
  var completions: Set<String> = []
  var best: (name: String, distance: Int, sharedStart: Int)?
  for candidate in candidates where candidate.utf8.count <= longestComparedName {
    let letters = Array(candidate.lowercased().utf8)
    if letters.starts(with: wanted) { completions.insert(candidate) }
    let distance = editDistance(wanted, letters)
    let length = max(wanted.count, letters.count)
    guard distance <= max(1, length / 3), distance < max(1, length) else { continue }
    let sharedStart = zip(wanted, letters).prefix { $0 == $1 }.count
    if (distance, -sharedStart) < (best?.distance ?? .max, -(best?.sharedStart ?? 0)) {
      best = (candidate, distance, sharedStart)
    }
  }
  if wanted.count >= shortestBeginning, completions.count == 1 { return completions.first }
  return best?.name
}

/// The suggestion in the words of every message: `did you mean 'tap'?`.
package func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  nearestName(to: name, among: candidates).map { "did you mean '\($0)'?" }
}

/// Fewer letters begin too much to tell what was meant.
private let shortestBeginning = 3

/// Comparing costs the product of the lengths: hostile names must not buy time with it.
private let longestComparedName = 64

/// The least number of insertions, deletions, substitutions and adjacent swaps between two texts.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, leftByte) in left.enumerated() {
    var current = [row + 1]
    for (column, rightByte) in right.enumerated() {
      let substituted = last[column] + (leftByte == rightByte ? 0 : 1)
      var least = min(substituted, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
        least = min(least, beforeLast[column - 1] + 1)
      }
      current.append(least)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
