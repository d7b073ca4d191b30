extension PatternScanner {
  /// A `[...]`; one with sets in it counts as all characters.
  mutating func characterClass() -> PatternShape {
    let isInverted = take("^")
    var set = ScalarSet.none
    var isFirst = true
    while let scalar = next() {
      if scalar == "]", !isFirst { return .single(isInverted ? set.inverted : set) }
      isFirst = false
      set = set.union(member(scalar))
    }
    return .unknown
  }

  private mutating func member(_ scalar: Unicode.Scalar) -> ScalarSet {
    switch scalar {
    case "\\": return escapedMember()
    case "[": return nestedClass()
    case "&", "~": return .all
    default: return take("-") ? range(from: scalar) : ScalarSet(scalar)
    }
  }

  /// A range, or the last member and a dash; two dashes take one set from another.
  private mutating func range(from start: Unicode.Scalar) -> ScalarSet {
    guard let end = rest.first, end != "]" else { return ScalarSet(start).union(ScalarSet("-")) }
    guard start != "-", end != "-", end != "\\", end != "[", start <= end else { return .all }
    _ = next()
    return ScalarSet(start...end)
  }

  /// What a backslash stands for, where that is one character or a set of them.
  private mutating func escapedMember() -> ScalarSet {
    let isQuotation = rest.first == "Q"
    let escaped = escape().scalars
    var ahead = rest
    let beginsRange = ahead.popFirst() == "-" && ahead.first != "]"
    return isQuotation || beginsRange || escaped == .none ? .all : escaped
  }

  /// A class within a class, or a POSIX class such as `[:alpha:]`.
  private mutating func nestedClass() -> ScalarSet {
    _ = within { $0.characterClass() }
    return .all
  }

  /// What stands behind a backslash.
  mutating func escape() -> PatternShape {
    guard let scalar = next() else { return .unknown }
    switch scalar {
    case "d": return .single(.digits)
    case "w": return .single(.wordParts)
    case "s": return .single(.spaces)
    case "D": return .single(ScalarSet.digits.inverted)
    case "W": return .single(ScalarSet.wordParts.inverted)
    case "S": return .single(ScalarSet.spaces.inverted)
    case "b", "B", "A", "z", "Z", "G", "y", "Y", "K": return .empty
    case "p", "P", "x", "u", "o", "N", "k", "g": return named()
    case "Q": return quoted()
    case "a"..."z", "A"..."Z", "0"..."9": return .single(.all)
    default: return .single(ScalarSet(scalar))
    }
  }

  /// A character or property by its name or number.
  private mutating func named() -> PatternShape {
    if take("{") { skip(past: "}") } else if take("<") { skip(past: ">") }
    return .single(.all)
  }

  /// The literal text of `\Q...\E`.
  private mutating func quoted() -> PatternShape {
    var parts: [PatternShape] = []
    while let scalar = next() {
      if scalar == "\\", take("E") { break }
      parts.append(.single(ScalarSet(scalar)))
    }
    return PatternShape(sequence: parts)
  }
}
