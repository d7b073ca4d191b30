/// Reads a pattern into its syntax tree.
struct PatternParser {
  /// What inline flags such as `(?i)` switch.
  struct Options {
    var ignoresCase: Bool
    var isMultiline = false
    var dotMatchesNewlines = false
    var isExtended = false
  }

  private let scalars: [Unicode.Scalar]
  private(set) var position = 0
  private var depth = 0
  private var isQuoting = false
  var options: Options

  /// The greatest depth of groups and classes within each other.
  static let greatestDepth = 100

  init(_ scalars: [Unicode.Scalar], ignoringCase: Bool) {
    self.scalars = scalars
    options = Options(ignoresCase: ignoringCase)
  }

  mutating func parse() throws(PatternFault) -> PatternNode {
    let node = try alternatives()
    guard peek() == nil else { throw .malformed(.unopenedGroup, at: place) }
    return node
  }

  mutating func alternatives() throws(PatternFault) -> PatternNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var parts: [PatternNode] = []
    skipUnmatched()
    while let next = peek(), isQuoting || (next != "|" && next != ")") {
      parts.appendComposed(try quantified(try atom()))
      skipUnmatched()
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom() throws(PatternFault) -> PatternNode {
    let start = place
    guard let scalar = next() else { return .sequence([]) }
    if isQuoting { return literal(scalar) }
    switch scalar {
    case "(": return try nested { parser throws(PatternFault) in try parser.group(at: start) }
    case "[": return .set(try characterClass(at: start))
    case "\\": return try escape(at: start)
    case ".": return .set(options.dotMatchesNewlines ? .all : ScalarSet.newlines.inverted)
    case "^": return .assertion(options.isMultiline ? .lineStart : .textStart)
    case "$": return .assertion(options.isMultiline ? .lineEnd : .textEnd)
    case "*", "+", "?": throw .malformed(.nothingToRepeat, at: start)
    default: return literal(scalar)
    }
  }

  func literal(_ scalar: Unicode.Scalar) -> PatternNode {
    .literal(scalar, ignoringCase: options.ignoresCase)
  }

  /// Reads something one level deeper.
  mutating func nested<Result>(
    _ read: (inout Self) throws(PatternFault) -> Result
  ) throws(PatternFault) -> Result {
    guard depth < Self.greatestDepth else { throw .tooDeep }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Skips the marks of `\Q...\E` and, with `(?x)`, blanks and comments.
  private mutating func skipUnmatched() {
    while true {
      if take("\\Q") || (isQuoting && take("\\E")) {
        isQuoting.toggle()
      } else if options.isExtended, !isQuoting, take("#") {
        _ = takeWhile { !ScalarSet.newlines.contains($0) }
      } else if options.isExtended, !isQuoting, peek()?.properties.isPatternWhitespace == true {
        _ = next()
      } else {
        return
      }
    }
  }
}

extension PatternParser {
  private mutating func quantified(_ node: PatternNode) throws(PatternFault) -> PatternNode {
    skipUnmatched()
    guard !isQuoting, let (least, most) = try quantifier() else { return node }
    let end = place
    if take("+") { throw .unsupported(.possessive, at: end) }
    _ = take("?")
    skipUnmatched()
    let second = place
    if !isQuoting, try quantifier() != nil { throw .malformed(.repeatedTwice, at: second) }
    return node.isEmpty ? node : .repetition(node, least: least, most: most)
  }

  private mutating func quantifier() throws(PatternFault) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    return try counts()
  }

  /// The counts of `{n}`, `{n,}`, `{,m}` or `{n,m}`; other braces are literal.
  private mutating func counts() throws(PatternFault) -> (least: Int, most: Int?)? {
    let (start, startPlace) = (position, place)
    guard take("{") else { return nil }
    let least = count()
    let isRange = take(",")
    let most = isRange ? count() : least
    guard take("}"), least != nil || most != nil else {
      position = start
      return nil
    }
    if let least, let most, least > most { throw .malformed(.reversedCounts, at: startPlace) }
    return (least ?? 0, most)
  }

  /// A number with blanks around it; any above the limit of states stands for all of them.
  private mutating func count() -> Int? {
    _ = takeWhile { $0 == " " }
    let digits = takeWhile { ("0"..."9").contains($0) }
    _ = takeWhile { $0 == " " }
    return digits.isEmpty ? nil : min(Int(digits) ?? .max, Pattern.mostStates + 1)
  }
}

/// The pattern scalar by scalar.
extension PatternParser {
  /// The place of the next scalar, counted from 1.
  var place: Int { position + 1 }

  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    position += 1
    return scalar
  }

  mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  mutating func takeWhile(
    atMost limit: Int = .max,
    _ isWanted: (Unicode.Scalar) -> Bool
  ) -> String {
    let taken = scalars[position...].prefix(limit).prefix(while: isWanted)
    position = taken.endIndex
    return String(String.UnicodeScalarView(taken))
  }

  /// Takes everything before a scalar, and that scalar; nil if it does not occur.
  mutating func take(upTo end: Unicode.Scalar) -> String? {
    let text = takeWhile { $0 != end }
    return next() == nil ? nil : text
  }
}

extension [PatternNode] {
  /// Appends a node, or joins it with the literal before it where both are one scalar in composed form.
  ///
  /// What matches nothing but the empty text is left out.
  fileprivate mutating func appendComposed(_ node: PatternNode) {
    if node.isEmpty { return }
    if case .literal(let mark, let rule) = node, case .literal(let base, rule)? = last {
      let composed = "\(base)\(mark)".composedScalars
      if composed.count == 1 { self[count - 1] = .literal(composed[0], ignoringCase: rule) }
      if composed.count == 1 { return }
    }
    append(node)
  }
}
