extension PatternParser {
  /// Reads a group, or inline flags, after the `(`.
  mutating func group(at start: Int) throws(PatternFault) -> PatternNode {
    let outer = options
    if take("?"), try groupKind(at: start) == .flags { return .sequence([]) }
    let node = try alternatives()
    guard take(")") else { throw .malformed(.unclosedGroup, at: start) }
    options = outer
    return node
  }

  private enum GroupKind {
    case group

    /// Flags for the rest of the group around them, or a comment: both end with their `)`.
    case flags
  }

  private mutating func groupKind(at start: Int) throws(PatternFault) -> GroupKind {
    if take(":") { return .group }
    if take("#") { return try comment(at: start) }
    if take(">") { throw .unsupported(.atomicGroup, at: start) }
    if ["=", "!", "<=", "<!"].contains(where: { take($0) }) {
      throw .unsupported(.lookAround, at: start)
    }
    if take("P=") { throw .unsupported(.backReference, at: start) }
    if take("<") || take("P<") { return try name(at: start) }
    return try flags(at: start)
  }

  private mutating func comment(at start: Int) throws(PatternFault) -> GroupKind {
    guard take(upTo: ")") != nil else { throw .malformed(.unclosedGroup, at: start) }
    return .flags
  }

  private mutating func name(at start: Int) throws(PatternFault) -> GroupKind {
    guard let name = take(upTo: ">")?.unicodeScalars, !name.isEmpty,
      name.allSatisfy(ScalarSet.word.contains)
    else { throw .malformed(.unknownGroup, at: start) }
    return .group
  }

  /// Flags such as `i`, `-i` or `im-s`, up to the `)` or the `:` of a group that they hold for.
  private mutating func flags(at start: Int) throws(PatternFault) -> GroupKind {
    var isOn = true
    while let flag = next() {
      switch flag {
      case "i": options.ignoresCase = isOn
      case "m": options.isMultiline = isOn
      case "s": options.dotMatchesNewlines = isOn
      case "x": options.isExtended = isOn
      case "-" where isOn: isOn = false
      case ")": return .flags
      case ":": return .group
      default: throw .malformed(.unknownGroup, at: start)
      }
    }
    throw .malformed(.unclosedGroup, at: start)
  }
}
