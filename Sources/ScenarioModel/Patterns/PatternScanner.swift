/// Reads a regular expression as far as its cost depends on it.
///
/// What is not understood counts as costly: it is better to refuse a pattern than to hang on it.
struct PatternScanner {
  private(set) var rest: Substring.UnicodeScalarView
  private var depth = 0

  /// The costs of parts whose ways do not multiply those of the rest.
  private(set) var hidden = PatternGrowth.one
  private(set) var isTooDeep = false

  /// Groups and character classes within each other; deeper ones would overflow the matcher's stack.
  static let greatestDepth = 32

  init(_ source: String) {
    rest = source[...].unicodeScalars
  }

  /// The shape of the whole pattern.
  mutating func scan() -> PatternShape {
    let shape = alternatives()
    return rest.isEmpty ? shape : .unknown
  }

  private mutating func alternatives() -> PatternShape {
    var parts = [sequence()]
    while take("|") { parts.append(sequence()) }
    return PatternShape(alternatives: parts)
  }

  private mutating func sequence() -> PatternShape {
    var parts: [PatternShape] = []
    while let scalar = rest.first, scalar != "|", scalar != ")" {
      rest.removeFirst()
      let part = atom(scalar)
      parts.append(quantified(part))
    }
    return PatternShape(sequence: parts)
  }

  private mutating func atom(_ scalar: Unicode.Scalar) -> PatternShape {
    switch scalar {
    case "(": within { $0.group() }
    case "[": within { $0.characterClass() }
    case "\\": escape()
    case ".": .single(.all)
    case "^", "$": .empty
    default: .single(ScalarSet(scalar))
    }
  }

  /// Reads something that stands within the present part, if it does not lie too deep.
  mutating func within(_ read: (inout Self) -> PatternShape) -> PatternShape {
    guard depth < Self.greatestDepth else {
      noteTooDeep()
      return .unknown
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Notes that something lies too deep for the matcher.
  mutating func noteTooDeep() {
    isTooDeep = true
    rest.removeAll()
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  mutating func next() -> Unicode.Scalar? { rest.popFirst() }

  mutating func takeWhile(_ isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  /// Takes everything up to a scalar, and that scalar.
  mutating func skip(past end: Unicode.Scalar) {
    _ = takeWhile { $0 != end }
    _ = take(end)
  }
}

extension PatternScanner {
  private mutating func quantified(_ part: PatternShape) -> PatternShape {
    guard let (lower, upper) = quantifier() else { return part }
    let repeated = part.repeated(from: lower, to: upper)
    if take("+") { return hiding(repeated) }
    _ = take("?")
    return repeated
  }

  private mutating func quantifier() -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = rest
    guard take("{") else { return nil }
    let lower = number()
    let upper = take(",") ? number() : lower
    guard take("}"), lower != nil || upper != nil else {
      rest = start
      return nil
    }
    return (lower ?? 0, upper == Self.endless ? nil : upper)
  }

  /// A count with the blanks around it.
  private mutating func number() -> Int? {
    _ = takeWhile(\.properties.isPatternWhitespace)
    let digits = takeWhile { ("0"..."9").contains($0) }
    _ = takeWhile(\.properties.isPatternWhitespace)
    return digits.isEmpty ? nil : min(Int(digits) ?? Self.endless, Self.endless)
  }

  /// A count that stands for all above it: as many as a text that is searched could ever ask for.
  private static let endless = 1_001

  /// The part, once it is matched, without a way back into it.
  private mutating func hiding(_ part: PatternShape) -> PatternShape {
    hidden = hidden.larger(of: part.growth)
    return part.atomic
  }

  private mutating func group() -> PatternShape {
    let kind = groupKind()
    let inner = alternatives()
    guard take(")") else { return .unknown }
    switch kind {
    case .plain: return inner
    case .atomic: return hiding(inner)
    case .lookaround:
      _ = hiding(inner)
      return .empty
    case .unknown: return .unknown
    }
  }

  private enum GroupKind {
    case plain
    case atomic
    case lookaround
    case unknown
  }

  private mutating func groupKind() -> GroupKind {
    guard take("?") else { return rest.first == "*" ? .unknown : .plain }
    switch next() {
    case ":", "|": return .plain
    case ">": return .atomic
    case "=", "!": return .lookaround
    case "#":
      _ = takeWhile { $0 != ")" }
      return .plain
    case "<":
      if take("=") || take("!") { return .lookaround }
      skip(past: ">")
      return .plain
    case "P" where take("<"):
      skip(past: ">")
      return .plain
    case let flag?: return flags(beginningWith: flag)
    case nil: return .unknown
    }
  }

  /// Options such as `(?i)`; free spacing would turn delimiters into nothing.
  private mutating func flags(beginningWith first: Unicode.Scalar) -> GroupKind {
    let flags = String(first) + takeWhile { $0 != ":" && $0 != ")" }
    guard flags.unicodeScalars.allSatisfy({ "imnsUDPSW-^".unicodeScalars.contains($0) }) else {
      return .unknown
    }
    _ = take(":")
    return .plain
  }
}
