import ScenarioDiagnostics

extension SyntaxDiagnosis {
  /// Something else than the next item or the end between brackets.
  var unexpectedInFlow: Diagnostic {
    if let interpolation { return interpolation }
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

  /// `{table:}`: between brackets, a colon ends a key only with a space behind it.
  var colonBeforeBracket: Diagnostic {
    let key = span(from: failure.contextOffset, to: failure.problemOffset)
    let whole = span(from: failure.contextOffset, to: problem.end)
    return Diagnostic(
      .missingSpace(behind: ":"),
      at: whole,
      suggestion: "write '\(key.text): ', or quote a text that ends with ':'"
    )
  }

  private var closingBracket: Character { failure.problem.hasSuffix("']'") ? "]" : "}" }

  func unclosedBracket(at offset: UInt32, notes: [Diagnostic.Note] = []) -> Diagnostic {
    let bracket = character(at: offset)
    return Diagnostic(.unclosedBracket(bracket.text), at: bracket, notes: notes)
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

  /// The end of the text that was meant: where the flow goes on behind the closing brace.
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
    if failure.context == "while parsing a flow node" {
      return Diagnostic(.missingValue, at: problem)
    }
    return byte.isFlowIndicator ? unexpectedCharacter : Diagnostic(.missingValue, at: problem)
  }
}
