import ScenarioEvents

/// The difference between two similar texts, character by character.
///
///     TextDifference(expected: "label: 'Save'", found: "label: 'Saved'")?.description
///     // label: 'Save{+d+}'
struct TextDifference {
  enum Piece {
    case common(String)

    /// Only expected.
    case missing(String)

    /// Only found.
    case unexpected(String)
  }

  let pieces: [Piece]

  /// Longer texts are not compared: that takes quadratic time, and the result is hard to read.
  private static let longestText = 400

  /// Compares two lines, or is nil where a comparison does not help: the lines have no quotation, are
  /// equal, long, or have little in common, or one of them is only what is shown of a secret.
  ///
  /// Characters are compared as Swift and people do: a composed and a decomposed 'é' are equal.
  init?(expected: String, found: String) {
    guard let expected = QuotedLine(expected), let found = QuotedLine(found),
      expected.start == found.start, !expected.isMask, !found.isMask,
      let pieces = Self.pieces(Array(expected.text), Array(found.text))
    else { return nil }
    self.pieces = [.common(expected.start)] + pieces + [.common(found.end)]
  }

  private static func pieces(_ expected: [Character], _ found: [Character]) -> [Piece]? {
    guard max(expected.count, found.count) <= longestText, expected != found else { return nil }
    let changes = found.difference(from: expected)
    let commonCount = found.count - changes.insertions.count
    guard commonCount >= 3, 10 * commonCount >= 3 * (expected.count + found.count) else {
      return nil
    }
    return pieces(expected, found, changes)
  }

  private static func pieces(
    _ expected: [Character],
    _ found: [Character],
    _ changes: CollectionDifference<Character>
  ) -> [Piece] {
    let (removed, inserted) = (changes.removals.offsets, changes.insertions.offsets)
    var pieces: [Piece] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      let missing = expected[left...].prefix(whileOffsetIn: removed)
      let unexpected = found[right...].prefix(whileOffsetIn: inserted)
      (left, right) = (missing.endIndex, unexpected.endIndex)
      if !missing.isEmpty { pieces.append(.missing(String(missing))) }
      if !unexpected.isEmpty { pieces.append(.unexpected(String(unexpected))) }
      let common = expected[left...].prefix(whileOffsetNotIn: removed)
        .prefix(found[right...].prefix(whileOffsetNotIn: inserted).count)
      if !common.isEmpty { pieces.append(.common(String(common))) }
      (left, right) = (left + common.count, right + common.count)
    }
    return pieces
  }
}

extension TextDifference: CustomStringConvertible {
  /// The texts in one, as `git diff --word-diff` shows them: `[-only expected-]{+only found+}`.
  var description: String {
    pieces.map { piece in
      switch piece {
      case .common(let text): text
      case .missing(let text): "[-\(text)-]"
      case .unexpected(let text): "{+\(text)+}"
      }
    }.joined()
  }
}

extension TextBuffer {
  /// Appends a difference in its plain form, with colours where the medium has them.
  mutating func append(_ difference: TextDifference) {
    for piece in difference.pieces {
      switch piece {
      case .common(let text): append(text: text)
      case .missing(let text): inked(.red) { $0.append(text: "[-\(text)-]") }
      case .unexpected(let text): inked(.green) { $0.append(text: "{+\(text)+}") }
      }
    }
  }
}

extension Failure {
  /// A line that was expected, the one found in its place, and the comparison of both.
  typealias LinePair = (expected: String, found: String, difference: TextDifference?)

  /// The comparisons of lines that were expected with those that were found, where they help.
  var differences: [TextDifference] { linePairs.compactMap(\.difference) }

  /// The lines in order; empty if there are more lines of one than of the other.
  var linePairs: [LinePair] {
    let (expected, found) = (expected?.lines ?? [], found?.lines ?? [])
    guard expected.count == found.count else { return [] }
    return zip(expected, found).map { ($0, $1, TextDifference(expected: $0, found: $1)) }
  }
}

/// A line with one quotation, such as `label: 'Save'`, in three parts.
private struct QuotedLine {
  let start: String
  let text: Substring
  let end: String

  init?(_ line: String) {
    guard let first = line.firstIndex(of: "'"), let last = line.lastIndex(of: "'"), first < last
    else { return nil }
    let textStart = line.index(after: first)
    start = String(line[..<textStart])
    guard start.hasSuffix(": '") else { return nil }
    text = line[textStart..<last]
    end = String(line[last...])
  }

  /// Whether the text has nothing but the bullets of a secret or of a secure field.
  var isMask: Bool { text.allSatisfy { $0 == "•" } }
}

extension CollectionDifference<Character>.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension [CollectionDifference<Character>.Change] {
  fileprivate var offsets: Set<Int> { Set(map(\.offset)) }
}

extension ArraySlice<Character> {
  fileprivate func prefix(whileOffsetIn offsets: Set<Int>) -> Self {
    self[startIndex..<(indices.first { !offsets.contains($0) } ?? endIndex)]
  }

  fileprivate func prefix(whileOffsetNotIn offsets: Set<Int>) -> Self {
    self[startIndex..<(indices.first { offsets.contains($0) } ?? endIndex)]
  }
}
