import ScenarioDiagnostics

extension SyntaxDiagnosis {
  /// Something else than the next item or the end between brackets.
  var unexpectedInFlow: Diagnostic {
    if let interpolation { return interpolation }
    if let colonInFlow { return colonInFlow }
    guard problemByte != nil else { return unclosedBracket(at: failure.contextOffset) }
    let message = Diagnostic.Message.expectedInFlow(closing: closingBracket)
    let isOutside =
      indentation(ofLineWith: failure.problemOffset)
      <= indentation(ofLineWith: failure.contextOffset)
    if isOutside, !areOnOneLine(failure.contextOffset, failure.problemOffset) {
      return unclosedBracket(
        at: failure.contextOffset,
        notes: [Diagnostic.Note("\(message.text) here", at: problem)]
      )
    }
    return Diagnostic(
      message,
      at: problem,
      notes: [Diagnostic.Note("'\(context.text)' is opened here", at: context)]
    )
  }

  /// `{label: Due: today}`: the text continues up to the sign that ends a value between brackets.
  private var colonInFlow: Diagnostic? {
    guard problemByte == UInt8(ascii: ":"), let lastScalar,
      case .scalar(.plain) = lastScalar.content,
      lastScalar.end <= failure.problemOffset,
      areOnOneLine(lastScalar.start, failure.problemOffset),
      file.bytes[Int(lastScalar.end)..<Int(failure.problemOffset)].allSatisfy(\.isBlank)
    else { return nil }
    let end = flowItemEnd(from: failure.problemOffset)
    let text = span(from: lastScalar.start, to: end)
    return unquotedColon(in: text, advice: separating(text))
  }

  /// The advice on `Email text: a`, where the comma before another key may be missing.
  private func separating(_ span: SourceSpan) -> String? {
    guard let (before, key) = keyBeforeColon(in: span), before.hasSuffix(" "),
      before.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
    else { return nil }
    let rest = span.text[key.startIndex...]
    return "if '\(key)' is a key, put a comma before it: \(before.dropLast()), \(rest); otherwise "
      + quoting(span)
  }

  /// The end of a text that continues to what ends an item between brackets: brackets that open within
  /// the text belong to it, as in `%{id}`, and a comment does not.
  func flowItemEnd(from start: UInt32) -> UInt32 {
    var end = start
    var depth = 0
    var isAfterBlank = true
    var scanner = ByteScanner(file.bytes, at: start)
    while let byte = scanner.byte, !byte.isLineBreak {
      if byte == UInt8(ascii: "#"), isAfterBlank { break }
      if byte.isOpeningBracket, depth > 0 || !isAfterBlank {
        depth += 1
      } else if depth == 0 {
        if byte.isFlowIndicator { break }
      } else if byte.isClosingBracket {
        depth -= 1
      }
      isAfterBlank = byte.isBlank
      scanner.advance()
      if !isAfterBlank { end = scanner.place }
    }
    return end
  }

  /// `{table:}`: between brackets, a colon ends a key only if a space follows.
  var colonBeforeBracket: Diagnostic {
    let key = span(from: failure.contextOffset, to: failure.problemOffset)
    let whole = span(from: failure.contextOffset, to: problem.end)
    if isValue(at: failure.contextOffset) {
      return Diagnostic(.unquotedIndicator(atEnd: ":"), at: whole, suggestion: quoting(whole))
    }
    return Diagnostic(
      .missingSpace(after: ":"),
      at: whole,
      suggestion: "write '\(key.text): ', or quote a text that ends with ':'"
    )
  }

  /// Whether a colon is before a place, so that no key can begin there.
  private func isValue(at offset: UInt32) -> Bool {
    file.bytes[..<Int(offset)].last { !$0.isBlank } == UInt8(ascii: ":")
  }

  private var closingBracket: Character { failure.problem.hasSuffix("']'") ? "]" : "}" }

  func unclosedBracket(at offset: UInt32, notes: [Diagnostic.Note] = []) -> Diagnostic {
    let bracket = character(at: offset)
    guard let comment = commentHidingEnd(ofFlowAt: offset) else {
      return Diagnostic(.unclosedBracket(bracket.text), at: bracket, notes: notes)
    }
    return Diagnostic(
      .unclosedBracket(bracket.text),
      at: bracket,
      suggestion: "quote the text with '#', or put the comment after the end",
      notes: [.init("' #' begins a comment, which takes the rest of the line", at: comment)]
    )
  }

  /// The comment on a bracket's line that has the closing one in it: `[smoke, #42]`.
  private func commentHidingEnd(ofFlowAt offset: UInt32) -> SourceSpan? {
    var scanner = ByteScanner(file.bytes, at: offset)
    var quote: UInt8?
    var last: UInt8 = 0
    while let byte = scanner.byte, !byte.isLineBreak {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "#"), last.isBlank {
        return comment(at: scanner.place)
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\""),
        last.isBlank || last.isFlowIndicator
      {
        quote = byte
      }
      last = byte
      scanner.advance()
    }
    return nil
  }

  /// A comment if it closes brackets that it does not open.
  private func comment(at start: UInt32) -> SourceSpan? {
    var scanner = ByteScanner(file.bytes, at: start)
    var closed = 0
    while let byte = scanner.byte, !byte.isLineBreak {
      if byte.isOpeningBracket { closed -= 1 }
      if byte.isClosingBracket { closed += 1 }
      scanner.advance()
    }
    return closed > 0 ? span(from: start, to: scanner.place) : nil
  }

  /// `{title: ${title}}`: between brackets, the brace ends the text and opens a mapping.
  private var interpolation: Diagnostic? {
    let brace = failure.problemOffset
    guard problemByte == UInt8(ascii: "{"), brace > 0, byte(at: brace - 1) == UInt8(ascii: "$")
    else { return nil }
    let text = span(from: interpolatedTextStart, to: interpolatedTextEnd)
    return Diagnostic(
      .unquotedInterpolation,
      at: text,
      suggestion: quoting(text, advice: "quote texts that hold '${...}' in flow style")
    )
  }

  private var interpolatedTextStart: UInt32 {
    let dollar = failure.problemOffset - 1
    guard let lastScalar, lastScalar.start <= dollar, lastScalar.end > dollar else { return dollar }
    return lastScalar.start
  }

  /// The end of the intended text, which is where the flow collection continues after the closing
  /// brace.
  private var interpolatedTextEnd: UInt32 {
    var scanner = ByteScanner(file.bytes, at: failure.problemOffset)
    while scanner.byte == UInt8(ascii: "{") {
      scanner.skip { $0 != UInt8(ascii: "}") && !$0.isLineBreak }
      if scanner.byte == UInt8(ascii: "}") { scanner.advance() }
      scanner.skip { $0 != UInt8(ascii: ":") && !$0.isFlowIndicator && !$0.isLineBreak }
    }
    return scanner.place
  }

  /// A value that is missing between brackets, or a text that begins with one.
  var missingValue: Diagnostic {
    guard let byte = problemByte else {
      guard let openCollection else { return Diagnostic(.missingValue, at: problem) }
      return unclosedBracket(at: openCollection.start)
    }
    if let openBracket, commentHidingEnd(ofFlowAt: openBracket) != nil {
      return unclosedBracket(at: openBracket)
    }
    if failure.context == "while parsing a flow node" {
      return Diagnostic(.missingValue, at: problem)
    }
    return byte.isFlowIndicator ? unexpectedCharacter : Diagnostic(.missingValue, at: problem)
  }
}
