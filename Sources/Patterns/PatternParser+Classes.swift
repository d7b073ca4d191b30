extension PatternParser {
  /// Reads a class after its `[`; it may contain others: `[\w.-]`, `[^a-z]`, `[[:alpha:]_]`.
  mutating func characterClass(at start: Int) throws(PatternFault) -> ScalarSet {
    var set = ScalarSet(ignoringCase: options.ignoresCase)
    set.isInverted = take("^")
    var isFirst = true
    while isFirst || peek() != "]" {
      guard peek() != nil else { throw .malformed(.unclosedClass, at: start) }
      try addMember(to: &set)
      isFirst = false
    }
    _ = next()
    set.sortRanges()
    return set
  }

  private mutating func addMember(to set: inout ScalarSet) throws(PatternFault) {
    let start = place
    if ["&&", "--", "~~"].contains(where: { take($0) }) {
      throw .unsupported(.setOperation, at: start)
    }
    switch try member() {
    case .set(let inner): set.sets.append(inner)
    case .scalar(let lower): set.ranges.append(lower...(try rangeEnd(from: lower, at: start)))
    }
    guard set.sets.count <= Pattern.mostStates else { throw .tooLarge }
  }

  private enum Member {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
  }

  private mutating func member() throws(PatternFault) -> Member {
    let start = place
    if take("[:") { return .set(try posixClass(at: start)) }
    if take("[") {
      return .set(
        try nested { parser throws(PatternFault) in try parser.characterClass(at: start) }
      )
    }
    guard let scalar = next() else { throw .malformed(.unclosedClass, at: start) }
    guard scalar == "\\" else { return .scalar(scalar) }
    if take("b") { return .scalar("\u{8}") }
    switch try escape(at: start) {
    case .literal(let scalar, _): return .scalar(scalar)
    case .set(let set): return .set(set)
    default: throw .malformed(.unknownEscape, at: start)
    }
  }

  /// The end of a range, or the scalar itself where none begins; a dash before the `]` is a member.
  private mutating func rangeEnd(
    from lower: Unicode.Scalar,
    at start: Int
  ) throws(PatternFault) -> Unicode.Scalar {
    guard peek() == "-", let after = peek(1), after != "]", after != "-" else { return lower }
    _ = next()
    guard case .scalar(let upper) = try member() else { throw .malformed(.badRangeEnd, at: start) }
    guard lower <= upper else { throw .malformed(.reversedRange, at: start) }
    return upper
  }

  /// Reads a class such as `[:alpha:]` or `[:^alpha:]` after its `[:`.
  private mutating func posixClass(at start: Int) throws(PatternFault) -> ScalarSet {
    let isInverted = take("^")
    let name = takeWhile { $0 != ":" && $0 != "]" }
    guard take(":]"), let set = ScalarSet.posixClasses[name] else {
      throw .malformed(.unknownClass, at: start)
    }
    return isInverted ? set.inverted : set
  }
}
