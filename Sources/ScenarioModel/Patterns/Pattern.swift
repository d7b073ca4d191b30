/// A regular expression that can be searched for in bounded time.
///
/// The matcher backtracks: `(a+)+$` outlasts the universe on a text of a hundred characters. So a
/// pattern is looked at before it is used, and refused where the ways to match could double with
/// each character; where they only grow, how many there are limits the text.
package struct Pattern {
  package let source: String
  private let regex: Regex<AnyRegexOutput>
  private let growth: PatternGrowth
  private let hidden: PatternGrowth

  /// The longest pattern, in bytes.
  static let longestSource = 1_000

  /// The steps that a search may take at most, which is some seconds.
  package static let mostSteps = 20_000_000

  package init(_ source: String) throws(PatternFault) {
    guard source.utf8.count <= Self.longestSource else { throw .tooLong }
    var scanner = PatternScanner(source)
    let growth = scanner.scan().growth
    if scanner.isTooDeep { throw .tooDeep }
    let regex = try Self.regex(source)
    if growth.isTooSteep || scanner.hidden.isTooSteep { throw .exponential }
    self.source = source
    self.regex = regex
    self.growth = growth
    hidden = scanner.hidden
  }

  private static func regex(_ source: String) throws(PatternFault) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(source)
    } catch {
      let reason = "\(error)"
      throw .malformed(reason: reason.quotesSignsAlone ? reason : nil)
    }
  }

  /// The pattern for texts in which upper and lower case are the same.
  package func ignoringCase() -> Pattern { Pattern(self, regex: regex.ignoresCase()) }

  private init(_ other: Pattern, regex: Regex<AnyRegexOutput>) {
    source = other.source
    growth = other.growth
    hidden = other.hidden
    self.regex = regex
  }

  /// Whether a text is short enough to be searched.
  package func canSearch(_ text: String) -> Bool {
    let length = text.utf8.count
    let steps = growth.steps(forLength: length) + hidden.steps(forLength: length)
    return steps <= Double(Self.mostSteps)
  }

  /// Whether the pattern is found anywhere in a text.
  package func isFound(in text: String) -> Bool { text.firstMatch(of: regex) != nil }
}

extension String {
  /// Whether between quotes stand single signs alone, and no number stands anywhere.
  fileprivate var quotesSignsAlone: Bool {
    let quoted = split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return !contains(where: \.isNumber)
      && quoted.allSatisfy { $0.count == 1 && !$0.contains(where: \.isLetter) }
  }
}
