import ScenarioDiagnostics
import ScenarioModel

/// Reads a path such as `answers[question.correct_answer].title`.
struct ReferenceParser {
  private var rest: ArraySlice<UInt8>
  private let places: TextPlaces

  init(_ bytes: ArraySlice<UInt8>, _ places: TextPlaces) {
    rest = bytes
    self.places = places
  }

  /// How many paths may be in the brackets of one another.
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
    let digits = rest.prefix(while: \.isASCIIDigit)
    guard digits.isEmpty else {
      // Whether `01` is 1 or octal, people disagree.
      guard digits.count == 1 || digits.first != UInt8(ascii: "0") else { return nil }
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
    isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80
  }

  fileprivate var isNameByte: Bool { isNameStart || self == UInt8(ascii: "-") || isASCIIDigit }
}
