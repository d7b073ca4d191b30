import Patterns
import ScenarioDecoding
import ScenarioFormatting

/// What a text of Maestro's selectors matches: it is a regular expression for all of a text, or the
/// text itself.
struct TextPattern {
  private let text: FlowText

  init(_ text: FlowText) { self.text = text }

  /// What a selector compares with: a text, or a matcher.
  ///
  /// - Throws: Why no matcher can express the pattern.
  func value() throws(PatternFault) -> WrittenValue {
    guard let pattern = ForeignPattern(text.written, withPlaceholders: text.withPlaceholders) else {
      return .text(text.written)
    }
    if let simple { return simple }
    let expression = pattern.wholeExpression
    _ = try Pattern(Self.wholeExpression(of: text.withPlaceholders) ?? expression)
    return ["matches": .text(expression)]
  }

  private static func wholeExpression(of text: String) -> String? {
    ForeignPattern(text, withPlaceholders: text)?.wholeExpression
  }

  /// The text without a pattern, or the matcher that has words for it: `contains` and the like.
  private var simple: WrittenValue? {
    let parts = text.parts.withoutAnchors
    let alternatives = parts.split(separator: .literal("|"), omittingEmptySubsequences: false)
    if alternatives.count > 1 { return Self.anyOf(alternatives) }
    let (isOpenAtStart, isOpenAtEnd) = (parts.beginsOpen, parts.endsOpen)
    let core = parts.dropFirst(isOpenAtStart ? 2 : 0).dropLast(isOpenAtEnd ? 2 : 0)
    guard !core.isEmpty, let plain = FlowText(unescaping: core)?.written else { return nil }
    return switch (isOpenAtStart, isOpenAtEnd) {
    case (false, false): .text(plain)
    case (false, true): ["startsWith": .text(plain)]
    case (true, false): ["endsWith": .text(plain)]
    case (true, true): ["contains": .text(plain)]
    }
  }

  private static func anyOf(_ alternatives: [ArraySlice<FlowText.Part>]) -> WrittenValue? {
    let texts = alternatives.compactMap { $0.isEmpty ? nil : FlowText(unescaping: $0)?.written }
    guard texts.count == alternatives.count else { return nil }
    return ["anyOf": .list(texts.map(WrittenValue.text))]
  }
}

extension FlowText {
  /// The text that a pattern without wildcards matches; nil for other patterns.
  ///
  /// A point is a point: people write it in ordinary texts.
  fileprivate init?(unescaping pattern: ArraySlice<Part>) {
    var parts: [Part] = []
    var rest = pattern
    while let part = rest.popFirst() {
      switch part {
      case .literal("\\"):
        guard case .literal(let sign)? = rest.popFirst(), Self.isSign(sign) else { return nil }
        parts.append(.literal(sign))
      case .literal(let sign) where Self.patternSigns.contains(sign): return nil
      case .literal, .variable: parts.append(part)
      }
    }
    self.init(parts)
  }

  private static let patternSigns = Set("*+?[](){}|^$".unicodeScalars)

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
  }
}

extension [FlowText.Part] {
  /// The pattern without `^` and `$`, which all patterns of Maestro have in effect.
  fileprivate var withoutAnchors: ArraySlice<FlowText.Part> {
    var parts = self[...]
    if parts.first == .literal("^") { parts.removeFirst() }
    if parts.last == .literal("$"), parts.dropLast().last != .literal("\\") { parts.removeLast() }
    return parts
  }
}

extension ArraySlice<FlowText.Part> {
  /// Whether it begins with `.*`.
  fileprivate var beginsOpen: Bool { starts(with: [.literal("."), .literal("*")]) }

  /// Whether it ends with `.*`, which is not the one at the beginning.
  fileprivate var endsOpen: Bool {
    count > (beginsOpen ? 3 : 1) && suffix(2).elementsEqual([.literal("."), .literal("*")])
      && dropLast(2).last != .literal("\\")
  }
}
