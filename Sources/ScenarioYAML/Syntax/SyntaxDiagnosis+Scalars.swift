import ScenarioDiagnostics

extension SyntaxDiagnosis {
  /// A quoted text that does not end, or an escape in it that means nothing.
  var quotedText: Diagnostic {
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return Diagnostic(.unclosedQuote(context.text), at: context)
    case "found unknown escape character":
      return Diagnostic(.unknownEscape(escape.text), at: escape, suggestion: Self.backslashAdvice)
    case "found invalid Unicode character escape code":
      return Diagnostic(.escapeNamesNothing, at: numericEscape)
    default:
      return Diagnostic(.unfinishedEscape, at: numericEscape, suggestion: Self.backslashAdvice)
    }
  }

  private static let backslashAdvice = "write '\\\\' for a backslash, or use single quotes"

  /// The backslash, the letter and the digits; the parser points at the first of these.
  private var numericEscape: SourceSpan {
    var scanner = ByteScanner(file.bytes, at: failure.problemOffset)
    scanner.skip { Character(Unicode.Scalar($0)).isHexDigit }
    return span(from: failure.problemOffset - min(2, failure.problemOffset), to: scanner.place)
  }

  /// The backslash and the character after it.
  private var escape: SourceSpan {
    let backslash = problem
    let character = character(at: backslash.end)
    return span(from: backslash.start, to: character.end)
  }

  /// `*` or `&` without a name: often a text that begins with it.
  var reference: Diagnostic {
    let indicator = context.text
    return Diagnostic(
      .missingAnchorName(after: indicator),
      at: context,
      suggestion: "quote a text that begins with '\(indicator)'"
    )
  }

  /// A tag that is not one, or whose handle is unknown.
  var tag: Diagnostic {
    let isUndefined = failure.problem == "found undefined tag handle"
    let start = isUndefined ? failure.problemOffset : failure.contextOffset
    let properties = NodeProperties(in: file.bytes, at: start)
    let tag = span(
      from: properties.tag?.lowerBound ?? start,
      to: properties.tag?.upperBound ?? start
    )
    return Diagnostic(
      .unsupportedTag(tag.text),
      at: tag,
      suggestion: "quote a text that begins with '!', or leave the tag out"
    )
  }

  /// A text after `|` or `>`.
  var blockText: Diagnostic {
    switch failure.problem {
    case "found a tab character where an indentation space is expected": return tab
    case "found an indentation indicator equal to 0":
      return Diagnostic(.indentationIndicatorZero, at: contextLine)
    default:
      let indicator = context.text
      return Diagnostic(
        .textAfterBlockIndicator(indicator),
        at: contextLine,
        suggestion:
          "begin the text on the next line, or quote a text that begins with '\(indicator)'"
      )
    }
  }

  /// A character with which no text can begin.
  var unexpectedCharacter: Diagnostic {
    if problemByte == UInt8(ascii: "\t") { return tab }
    let text = openBracket == nil ? problemLine : problemItem
    return Diagnostic(
      .unquotedIndicator(problem.text),
      at: problem,
      suggestion: ["|", ">"].contains(text.text)
        ? "between brackets, write a text of several lines in double quotes, with '\\n' for each new line"
        : quoting(text)
    )
  }

  /// The text from the problem on, to what ends an item between brackets.
  private var problemItem: SourceSpan {
    let end = flowItemEnd(from: failure.problemOffset)
    return end > failure.problemOffset ? span(from: failure.problemOffset, to: end) : problemLine
  }

  /// Bytes that are not text.
  func unreadable(codePoint: Int32) -> Diagnostic {
    let scalar = UInt32(exactly: codePoint).flatMap(Unicode.Scalar.init)
    guard failure.problem == "control characters are not allowed", let scalar else {
      return .malformedUTF8(at: file.firstMalformed ?? problem)
    }
    return .controlCharacter(scalar, at: character(at: failure.problemOffset))
  }
}
