extension PatternScanner {
  /// A `[...]`; one with sets in it counts as all characters.
  mutating func characterClass() -> ScalarSet {
    let isInverted = take("^")
    var set = ScalarSet.none
    var isFirst = true
    while let scalar = next(), isFirst || scalar != "]" {
      isFirst = false
      set = set.union(member(scalar))
    }
    return isInverted ? (set == .all ? .all : set.inverted) : set
  }

  private mutating func member(_ scalar: Unicode.Scalar) -> ScalarSet {
    switch scalar {
    case "\\": return escape().scalars
    case "[", "&", "~":
      if scalar == "[" { return nestedClass() }
      return .all
    default: break
    }
    guard take("-") else { return ScalarSet(scalar) }
    guard let end = next(), end != "]", end != "\\", end != "[", scalar <= end else { return .all }
    return ScalarSet(scalar...end)
  }

  /// A class within a class, or a POSIX class such as `[:alpha:]`.
  private mutating func nestedClass() -> ScalarSet {
    var depth = 1
    while depth > 0, let scalar = next() {
      if scalar == "[" { depth += 1 }
      if scalar == "]" { depth -= 1 }
      if depth > Self.greatestDepth { noteTooDeep() }
    }
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
