import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// The text of a scalar, with `${...}` read as references and `$${` as a literal `${`.
  mutating func template(in node: YAMLNode) -> Text {
    let text = node.text
    guard node.hasDollarSign, text.contains("${") else {
      return Text(literal: text, span: node.span)
    }
    noteMention()
    var parser = TemplateParser(text, in: node)
    let parts = parser.parse()
    for problem in parser.problems {
      report(.malformedTemplate(problem.reason), at: problem.span, suggestion: problem.advice)
    }
    if !parser.problems.isEmpty { return Text(.template(parts), span: node.span) }
    return Text(parts, span: node.span)
  }

  /// A command's argument in one line; what is wrong in it is reported where it is decoded.
  func summary(of command: StepKey, _ node: YAMLNode) -> Text {
    let summary = node.summary(of: command)
    guard node.isAmongDollarSigns, summary.contains("${") else {
      return Text(literal: summary, span: node.span)
    }
    var parser = TemplateParser(summary, in: node)
    let parts = parser.parse()
    guard parser.problems.isEmpty else { return Text(literal: summary, span: node.span) }
    return Text(parts, span: node.span)
  }
}

extension Text {
  /// A text of pieces, which is no template if it is one literal piece.
  fileprivate init(_ parts: [Text.Part], span: SourceSpan) {
    if parts.count == 1, case .literal(let literal) = parts[0] {
      self.init(literal: literal, span: span)
    } else {
      self.init(.template(parts), span: span)
    }
  }
}

/// Splits a text into its literal pieces and its references.
struct TemplateParser {
  struct Problem {
    let reason: String
    let span: SourceSpan
    let advice: String
  }

  private(set) var problems: [Problem] = []
  private let bytes: [UInt8]
  private let places: TextPlaces
  private var position = 0

  init(_ text: String, in node: YAMLNode) {
    bytes = Array(text.utf8)
    places = TextPlaces(of: bytes, in: node)
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
        literal += Array("${".utf8)
        position += 3
      } else if hasPrefix("${") {
        flush()
        if let reference = takeReference() { parts.append(.reference(reference)) }
      } else {
        literal.append(bytes[position])
        position += 1
      }
    }
    flush()
    return parts
  }

  private func hasPrefix(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Reads `${path}`, or reports why it can't and moves behind it.
  private mutating func takeReference() -> Reference? {
    let start = position
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
      problem(
        "'${' has no closing '}'",
        from: start,
        to: bytes.count,
        "close it, or write '$${' for the text '${'"
      )
      position = bytes.count
      return nil
    }
    position = end + 1
    var path = ReferenceParser(bytes[(start + 2)..<end], places)
    guard let reference = path.parse() else {
      problem(
        "'${\(String(decoding: bytes[(start + 2)..<end], as: UTF8.self))}' is no path to a value",
        from: start,
        to: end + 1,
        "write a name with '.key' and '[index]' steps, or '$${' for the text '${'"
      )
      return nil
    }
    return reference
  }

  private mutating func problem(_ reason: String, from start: Int, to end: Int, _ advice: String) {
    problems.append(
      Problem(reason: reason, span: places.span(from: start, to: end), advice: advice)
    )
  }
}

/// Where the bytes of a scalar's text stand in its file.
private struct TextPlaces {
  private let whole: SourceSpan

  /// The offset in the file of the text's first byte, or nil if escapes or folding moved bytes.
  private let origin: UInt32?

  init(of bytes: [UInt8], in node: YAMLNode) {
    whole = node.span
    let start = node.span.start + (node.style == .plain ? 0 : 1)
    let isVerbatim = node.span.file.bytes.dropFirst(Int(start)).starts(with: bytes)
    origin = isVerbatim ? start : nil
  }

  /// The span of some of the bytes, or of the whole scalar where they can't be told apart.
  func span(from start: Int, to end: Int) -> SourceSpan {
    guard let origin else { return whole }
    return SourceSpan(file: whole.file, start: origin + UInt32(start), end: origin + UInt32(end))
  }
}

/// Reads a path such as `answers[question.correct_answer].title`.
private struct ReferenceParser {
  private var rest: ArraySlice<UInt8>
  private let places: TextPlaces

  init(_ bytes: ArraySlice<UInt8>, _ places: TextPlaces) {
    rest = bytes
    self.places = places
  }

  /// How many paths may stand in the brackets of one another.
  private static let mostLevels = 64

  mutating func parse() -> Reference? {
    guard let reference = takePath(depth: 0), rest.isEmpty else { return nil }
    return reference
  }

  private mutating func takePath(depth: Int) -> Reference? {
    let start = rest.startIndex
    guard depth < Self.mostLevels, let name = takeName() else { return nil }
    var steps: [Reference.Step] = []
    while let next = rest.first, next != UInt8(ascii: "]") {
      guard let step = takeStep(depth: depth) else { return nil }
      steps.append(step)
    }
    return Reference(name: name, steps: steps, span: places.span(from: start, to: rest.startIndex))
  }

  private mutating func takeStep(depth: Int) -> Reference.Step? {
    switch rest.popFirst() {
    case UInt8(ascii: "."): return takeName().map(Reference.Step.key)
    case UInt8(ascii: "["):
      guard let step = takeIndex(depth: depth), rest.popFirst() == UInt8(ascii: "]") else {
        return nil
      }
      return step
    case nil, .some: return nil
    }
  }

  private mutating func takeIndex(depth: Int) -> Reference.Step? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.isEmpty else {
      rest = rest[digits.endIndex...]
      return Int(String(decoding: digits, as: UTF8.self)).map(Reference.Step.index)
    }
    return takePath(depth: depth + 1).map(Reference.Step.computedIndex)
  }

  /// A letter or `_`, then letters, digits, `_` and `-`.
  private mutating func takeName() -> String? {
    let name = rest.prefix { $0.isNameByte }
    guard let first = name.first, first.isNameStart else { return nil }
    rest = rest[name.endIndex...]
    return String(decoding: name, as: UTF8.self)
  }
}

extension UInt8 {
  /// Letters of any script count: every byte beyond ASCII belongs to a name.
  fileprivate var isNameStart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isNameByte: Bool {
    isNameStart || self == UInt8(ascii: "-")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
