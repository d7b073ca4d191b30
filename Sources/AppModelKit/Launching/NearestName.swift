/// The candidate that a person most likely meant, if one is near enough to suggest.
///
/// Near means that at most a third of the characters, and at least one, were mistyped: added, left
/// out, replaced or swapped with their neighbour. Upper and lower case are the same.
func nearestName(to name: String, among candidates: [String]) -> String? {
  let wanted = Array(name.lowercased().utf8)
  guard wanted.count <= 64 else { return nil }
  let distances = candidates.map { distance(from: wanted, to: Array($0.lowercased().utf8)) }
  guard let nearest = candidates.indices.min(by: { distances[$0] < distances[$1] }) else {
    return nil
  }
  let limit = max(1, max(wanted.count, candidates[nearest].utf8.count) / 3)
  return distances[nearest] <= limit ? candidates[nearest] : nil
}

/// How many slips of a finger lead from one text to the other.
private func distance(from left: [UInt8], to right: [UInt8]) -> Int {
  var rows = [Array(0...right.count)]
  for row in left.indices {
    rows.append([row + 1])
    for column in right.indices {
      let replaced = rows[row][column] + (left[row] == right[column] ? 0 : 1)
      var least = min(replaced, rows[row][column + 1] + 1, rows[row + 1][column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        least = min(least, rows[row - 1][column - 1] + 1)
      }
      rows[row + 1].append(least)
    }
  }
  return rows[left.count][right.count]
}
