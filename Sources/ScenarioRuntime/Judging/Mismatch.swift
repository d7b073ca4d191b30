/// Why an expectation does not hold, in the parts of a failure.
struct Mismatch {
  var summary: String
  var expected: String?
  var found: String?
  var candidates: [String] = []
  var advice: String?

  /// The index of the element that it is about, where there is one.
  var target: Int?

  /// The mismatches of several expectations as one.
  init(joining parts: [Mismatch], summary: String) {
    self.summary = summary
    expected = Self.lines(parts.compactMap(\.expected))
    found = Self.lines(parts.compactMap(\.found))
    candidates = parts.flatMap(\.candidates)
    advice = parts.lazy.compactMap(\.advice).first
    target = parts.lazy.compactMap(\.target).first
  }

  init(
    _ summary: String,
    expected: String? = nil,
    found: String? = nil,
    candidates: [String] = [],
    advice: String? = nil,
    target: Int? = nil
  ) {
    self.summary = summary
    self.expected = expected
    self.found = found
    self.candidates = candidates
    self.advice = advice
    self.target = target
  }

  private static func lines(_ parts: [String]) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}
