import ScenarioDiagnostics

extension SyntaxDiagnosis {
  /// A ':' where no key can end.
  var unexpectedColon: Diagnostic {
    if let tabs = tabs(indentingLineWith: failure.problemOffset) { return tab(at: tabs) }
    guard let lastScalar, lastScalar.end <= failure.problemOffset else {
      return Diagnostic(.unexpectedColon, at: problem)
    }
    if let key = longKey(from: lastScalar.start) { return keyTooLong(key) }
    if areOnOneLine(lastScalar.start, failure.problemOffset) { return colonAfter(lastScalar) }
    return keyWithin(lastScalar)
  }

  /// `name: Foo: bar`.
  private func colonAfter(_ scalar: YAMLNodeRecord) -> Diagnostic {
    switch scalar.content {
    case .scalar(.plain):
      return unquotedColon(in: span(from: scalar.start, to: lineEnd(of: scalar.start)))
    case .scalar, .sequence, .mapping, .unreadable: return Diagnostic(.unexpectedColon, at: problem)
    }
  }

  /// A text with a colon in it, with the advice to quote it unless there is a better one.
  func unquotedColon(in text: SourceSpan, advice: String? = nil) -> Diagnostic {
    Diagnostic(.unquotedColon, at: text, suggestion: advice ?? bracing(text) ?? quoting(text))
  }

  /// A key that the lines above have taken into their text.
  private func keyWithin(_ scalar: YAMLNodeRecord) -> Diagnostic {
    if let colon = colonWithoutSpace(inLineFrom: scalar.start) {
      return missingSpace(after: colon)
    }
    let key = span(from: textStart(ofLineWith: failure.problemOffset), to: failure.problemOffset)
    if isFirstOnLine(scalar.start), areAligned(scalar.start, key.start) {
      return missingColon(after: span(from: scalar.start, to: lineEnd(of: scalar.start)))
    }
    return Diagnostic(
      .keyWithinText,
      at: key,
      suggestion: "indent it like the keys around it, or quote the text",
      notes: [Diagnostic.Note("the text begins here", at: character(at: scalar.start))]
    )
  }

  /// A line among a mapping's keys that is not one.
  var missingColon: Diagnostic {
    if let key = longKey(from: failure.contextOffset) { return keyTooLong(key) }
    if let colon = colonWithoutSpace(inLineFrom: failure.contextOffset) {
      return missingSpace(after: colon)
    }
    if context.text == "-" { return missingSpace(after: context) }
    return missingColon(after: contextLine)
  }

  private func missingColon(after key: SourceSpan) -> Diagnostic {
    if let indicator = blockIndicator(aboveLineWith: key.start) {
      return Diagnostic(
        .unindentedBlockText(indicator.text),
        at: key,
        suggestion: "indent it further than the key",
        notes: [Diagnostic.Note("the text begins here", at: indicator)]
      )
    }
    let isComment = key.text.hasPrefix("//")
    return Diagnostic(
      .missingColon,
      at: key,
      suggestion: OddSign.advice(on: key.text)
        ?? (isComment ? "a comment begins with '#'" : "write 'key: value'")
    )
  }

  /// The `|` or `>` at the end of the line above, with what may follow it.
  private func blockIndicator(aboveLineWith offset: UInt32) -> SourceSpan? {
    let start = lineStart(of: offset)
    guard start > 0 else { return nil }
    let above = textStart(ofLineWith: start - 1)
    let text = file.bytes[Int(above)..<Int(max(above, lineEnd(of: above)))]
    guard let blank = text.lastIndex(where: \.isBlank) else { return nil }
    let indicator = text[(blank + 1)...]
    guard let first = indicator.first,
      first == UInt8(ascii: "|") || first == UInt8(ascii: ">")
    else { return nil }
    return span(
      from: UInt32(clamping: indicator.startIndex),
      to: UInt32(clamping: indicator.endIndex)
    )
  }

  func missingSpace(after indicator: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingSpace(after: indicator.text),
      at: indicator,
      suggestion: OddSign.advice(on: character(at: indicator.end).text)
    )
  }

  /// The ':' of `key:{...}` on the line where a bracket closes nothing.
  private var colonBeforeOpeningBracket: SourceSpan? {
    let start = Int(textStart(ofLineWith: failure.problemOffset))
    let text = file.bytes[start..<Int(failure.problemOffset)]
    let colon = text.indices.dropLast().first { place in
      text[place] == UInt8(ascii: ":") && text[place + 1].isOpeningBracket
    }
    return colon.map { character(at: UInt32(clamping: $0)) }
  }

  /// The ':' of `key:value`.
  private func colonWithoutSpace(inLineFrom start: UInt32) -> SourceSpan? {
    let text = file.bytes[Int(start)..<Int(lineEnd(of: start))]
    guard
      let colon = text.firstIndex(of: UInt8(ascii: ":")),
      colon > text.startIndex,
      colon + 1 < text.endIndex
    else { return nil }
    return character(at: UInt32(clamping: colon))
  }

  /// Something that is not a key where a mapping continues, or where the file should end.
  var unexpectedInMapping: Diagnostic {
    unexpected(
      .itemAmongKeys,
      if: problemByte == UInt8(ascii: "-"),
      note: "the mapping begins here",
      advice: "indent it like the keys above"
    )
  }

  /// Something that is not an item where a list continues.
  var unexpectedInSequence: Diagnostic {
    let isDash = problemByte == UInt8(ascii: "-")
    if isDash, isFirstOnLine(failure.problemOffset), problem.end < problemLine.end,
      byte(at: problem.end)?.isBlank == false
    {
      return missingSpace(after: problem)
    }
    return unexpected(
      .keyAmongItems,
      if: !isDash,
      note: "the list begins here",
      advice: "indent its dash like those above",
      alignedAdvice: OddSign.dashAdvice(on: problemLine.text)
    )
  }

  /// Something that does not continue with the collection around it; the message fits a line that is
  /// indented as the collection is, the advice one that would continue with it.
  private func unexpected(
    _ aligned: Diagnostic.Message,
    if fits: Bool,
    note: String,
    advice: String,
    alignedAdvice: String? = nil
  ) -> Diagnostic {
    if let tabs = tabs(indentingLineWith: failure.problemOffset) { return tab(at: tabs) }
    if let byte = problemByte, byte.isClosingBracket {
      return colonBeforeOpeningBracket.map(missingSpace)
        ?? Diagnostic(.unopenedBracket(problem.text), at: problem)
    }
    guard isFirstOnLine(failure.problemOffset) else { return unexpectedAfterValue }
    guard !failure.context.isEmpty else { return outsideRoot }
    let isAligned = fits && areAligned(failure.problemOffset, failure.contextOffset)
    return Diagnostic(
      isAligned ? aligned : .inconsistentIndentation,
      at: problemLine,
      suggestion: fits ? alignedAdvice : advice,
      notes: [Diagnostic.Note(note, at: context)]
    )
  }

  /// A line that can't belong to the file's outermost value.
  private var outsideRoot: Diagnostic {
    let note = root.map {
      Diagnostic.Note("the outermost value begins here", at: character(at: $0.start))
    }
    return Diagnostic(
      .inconsistentIndentation,
      at: problemLine,
      suggestion: "indent it like the outermost value",
      notes: note.map { [$0] } ?? []
    )
  }

  /// `name: "Foo" bar`.
  private var unexpectedAfterValue: Diagnostic {
    guard let lastScalar, !areOnOneLine(lastScalar.start, failure.problemOffset) else {
      return Diagnostic(.textAfterValue, at: problemLine, suggestion: adviceAfterValue)
    }
    let note = Diagnostic.Note("the value begins here", at: character(at: lastScalar.start))
    return Diagnostic(.textAfterValue, at: problemLine, notes: [note])
  }

  /// What to do about a text in the line of a value that is complete.
  private var adviceAfterValue: String {
    if [";", ","].contains(problemLine.text) { return "leave it out" }
    let before = failure.problemOffset - 1
    if file.bytes[...Int(before)].last(where: { !$0.isBlank })?.isClosingBracket == true {
      return "leave it out, begin another line with it, or quote the text as a whole"
    }
    switch byte(at: before) {
    case UInt8(ascii: "'"):
      return "within single quotes write '' for a quote, or put the text into double quotes"
    case UInt8(ascii: "\""):
      return "within double quotes write \\\" for a quote, or put the text into single quotes"
    default: return "quote the text as a whole"
    }
  }

  /// A tab where the parser counts spaces.
  var tab: Diagnostic { tab(at: tabs(indentingLineWith: failure.problemOffset) ?? problem) }

  private func tab(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.tabIndentation, at: span, suggestion: "use spaces")
  }

  /// The advice on a text that contains a key that may be meant as one; quotes would change the
  /// meaning.
  private func bracing(_ span: SourceSpan) -> String? {
    let text = span.text
    guard let (before, key) = keyBeforeColon(in: span) else { return nil }
    if before.isEmpty {
      return "if '\(key)' is a key, write {\(text)}; otherwise \(quoting(span))"
    }
    guard before.hasSuffix(", ") else { return nil }
    return
      "if '\(key)' is a key, put all keys in braces: {..., \(text[key.startIndex...])}; otherwise "
      + quoting(span)
  }

  /// The word before the colon of a text, if it could be a key, with what is before it.
  func keyBeforeColon(in span: SourceSpan) -> (before: Substring, key: Substring)? {
    let text = span.text
    guard text.utf8.count <= 80, let colon = text.firstRange(of: ": ")?.lowerBound else {
      return nil
    }
    let letters = text[..<colon].reversed().prefix { $0.isASCII && $0.isLetter }
    let key = text[..<colon].suffix(letters.count)
    return key.first?.isLowercase == true ? (text[..<key.startIndex], key) : nil
  }

  /// A text with quotes around it, as a suggestion.
  func quoting(_ span: SourceSpan, advice: String = "quote the text") -> String {
    let text = span.text
    let isSimple = text.utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    return isSimple && text.utf8.count <= 80 ? "\(advice): \"\(text)\"" : advice
  }
}

extension UInt8 {
  var isOpeningBracket: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "{") }

  var isClosingBracket: Bool { self == UInt8(ascii: "]") || self == UInt8(ascii: "}") }
}
