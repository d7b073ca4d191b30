/// The reason why an expectation does not hold, in the parts of a failure.
///
/// ```swift
/// Mismatch("the screen is 'Add', not 'View'", expected: "screen: View", found: "screen: Add")
/// ```
struct Mismatch {
  var summary: String
  var expected: String?
  var found: String?
  var candidates: [String] = []
  var advice: String?

  /// The indices of the elements that it is about.
  var targets: [Int] = []

  /// The mismatches of several expectations as one.
  init(joining parts: [Mismatch], after heading: String = "") {
    summary = heading + parts.map(\.summary).joined(separator: "; ")
    expected = Self.lines(parts.compactMap(\.expected))
    found = Self.lines(parts.compactMap(\.found))
    candidates = parts.flatMap(\.candidates)
    advice = parts.lazy.compactMap(\.advice).first
    targets = parts.flatMap(\.targets).distinct
  }

  init(
    _ summary: String,
    expected: String? = nil,
    found: String? = nil,
    candidates: [String] = [],
    advice: String? = nil,
    targets: [Int] = []
  ) {
    self.summary = summary
    self.expected = expected
    self.found = found
    self.candidates = candidates
    self.advice = advice
    self.targets = targets
  }

  private static func lines(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}

extension Array where Element: Hashable {
  /// The items, each where it first appears.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
