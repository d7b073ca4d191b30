import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Splits a text into its literal pieces and its references.
struct TemplateParser {
  struct Problem {
    let reason: String
    let span: SourceSpan
    let advice: String
  }

  private(set) var problems: [Problem] = []
  private(set) var escapes: [EscapedReference] = []
  private let bytes: [UInt8]
  private let places: TextPlaces

  /// The ranges of values that `equals` compares, in bytes of the text; only titles have them.
  private let comparedValues: [Range<Int>]
  private var position = 0

  /// The closing brace that was found last, or the end of the text if there was none.
  private var foundBrace: Int?

  init(_ text: String, in node: YAMLNode, comparedValues: [Range<Int>] = []) {
    bytes = Array(text.utf8)
    places = TextPlaces(of: bytes, in: node)
    self.comparedValues = comparedValues
  }

  mutating func parse() -> [Text.Part] {
    var parts: [Text.Part] = []
    var literal: [UInt8] = []
    func flush() {
      guard !literal.isEmpty else { return }
      parts.append(.literal(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
    while position < bytes.count {
      if hasPrefix("$${") {
        noteEscape()
        literal += Array("${".utf8)
        position += 3
      } else if hasPrefix(Self.dollar) {
        literal.append(UInt8(ascii: "$"))
        position += Self.dollar.utf8CodeUnitCount
      } else if hasPrefix("${") {
        flush()
        parts.append(takePart())
      } else {
        literal.append(bytes[position])
        position += 1
      }
    }
    flush()
    return parts
  }

  /// How to write a dollar sign where one before a `{` would mean something else.
  private static let dollar: StaticString = "${'$'}"

  private mutating func noteEscape() {
    guard let end = closingBrace() else { return }
    var path = ReferenceParser(bytes[(position + 3)..<end], places)
    guard let reference = path.parse() else { return }
    escapes.append(EscapedReference(reference, span: places.span(from: position, to: end + 1)))
  }

  /// The next closing brace, which many references may have in common.
  private mutating func closingBrace() -> Int? {
    let known = foundBrace.flatMap { $0 >= position ? $0 : nil }
    let brace = known ?? bytes[position...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
    foundBrace = brace
    return brace < bytes.endIndex ? brace : nil
  }

  private func hasPrefix(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func takePart() -> Text.Part {
    let start = position
    let reference = takeReference()
    return comparedValues.contains(start..<position)
      ? .comparedValue(reference) : .reference(reference)
  }

  /// Reads `${path}`, or notes why it can't and moves after it.
  private mutating func takeReference() -> Reference {
    let start = position
    guard let end = closingBrace() else {
      position = bytes.count
      return unreadable(
        "'${' has no closing '}'",
        from: start,
        "close it, or write '$${' for the text '${'"
      )
    }
    position = end + 1
    let path = bytes[(start + 2)..<end]
    var parser = ReferenceParser(path, places)
    return parser.parse()
      ?? unreadable(
        "'${\(String(decoding: path, as: UTF8.self))}' is not a path to a value",
        from: start,
        advice(onPath: path)
      )
  }

  private func advice(onPath path: ArraySlice<UInt8>) -> String {
    let blank = UInt8(ascii: " ")
    let after = path.drop { $0 == blank }
    let bare = after.prefix { $0 != blank }
    let isPadded = bare.count < path.count && after[bare.endIndex...].allSatisfy { $0 == blank }
    var parser = ReferenceParser(bare, places)
    if isPadded, parser.parse() != nil { return "remove the spaces inside the braces" }
    return "write a name with '.key' and '[index]' steps, or '$${' for the text '${'"
  }

  /// Notes a problem of what was read since some place.
  private mutating func unreadable(
    _ reason: String,
    from start: Int,
    _ advice: String
  ) -> Reference {
    let span = places.span(from: start, to: position)
    problems.append(Problem(reason: reason, span: span, advice: advice))
    return .unreadable(at: span)
  }
}
