import ScenarioDiagnostics
import ScenarioEvents

/// Masks the secrets that are written in a step in the step's title, however short they are.
struct TitleMask {
  /// How many bytes a title has at most that is searched; a longer one is masked as a whole.
  private static let longestTitle = 10_000

  private let places: SecretPlaces

  /// The lengths of the secrets in each step, as a loop runs its steps many times.
  private var lengths: [SourceSpan: [Int]?] = [:]

  init(_ secrets: Secrets, in steps: [StepRecord]) {
    places = SecretPlaces(secrets, in: steps, longestText: Self.longestTitle)
  }

  /// The title of a step without what is secret in it.
  mutating func title(of step: StepRecord) -> String {
    guard let lengths = lengths(within: step.extent) else { return step.title }
    guard step.title.utf8.count <= Self.longestTitle else { return Secrets.mask }
    let title = HashedText(step.title)
    return title.maskingValues(ofLengths: lengths) { stretch in
      places.areShown(by: stretch, of: title, within: step.extent)
    }
  }

  private mutating func lengths(within extent: SourceSpan) -> [Int]? {
    if let known = lengths[extent] { return known }
    let found = places.lengths(within: extent)
    lengths[extent] = .some(found)
    return found
  }
}

extension HashedText {
  /// The text without the values of flow style that are secret: all of it, what stands behind a
  /// colon, and the items of lists.
  fileprivate func maskingValues(
    ofLengths lengths: [Int],
    _ isSecret: (Range<Int>) -> Bool
  ) -> String {
    if isSecret(characters.indices) { return Secrets.mask }
    var masked = ""
    var index = 0
    while index < characters.count {
      let length = secretLength(at: index, among: lengths, isSecret)
      if let length {
        masked += Secrets.mask
        index += length
      } else {
        masked.append(characters[index])
        index += 1
      }
    }
    return masked
  }

  /// How long the secret is that is a value and begins at a place.
  private func secretLength(
    at start: Int,
    among lengths: [Int],
    _ isSecret: (Range<Int>) -> Bool
  ) -> Int? {
    let isBehindColon = hasSpace(behind: ":", at: start)
    guard isBehindColon || hasSpace(behind: ",", at: start) || has("[", before: start) else {
      return nil
    }
    return lengths.first { length in
      let end = start + length
      guard end < characters.count ? ",}]".contains(characters[end]) : isBehindColon else {
        return false
      }
      return end <= characters.count && isSecret(start..<end)
    }
  }

  private func hasSpace(behind character: Character, at index: Int) -> Bool {
    has(" ", before: index) && has(character, before: index - 1)
  }

  private func has(_ character: Character, before index: Int) -> Bool {
    index > 0 && characters[index - 1] == character
  }
}
