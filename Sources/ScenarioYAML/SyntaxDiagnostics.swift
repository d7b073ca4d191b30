package import ScenarioDiagnostics

/// The messages of syntax errors, which are all of one kind.
extension Diagnostic.Message {
  static let escapeNamesNothing = syntax("escape names no character")

  static func expectedInFlow(closing bracket: Character) -> Self {
    syntax("expected ',' or '\(bracket)'")
  }

  static let inconsistentIndentation = syntax("indentation does not match any line above")
  static let indentationIndicatorZero = syntax("a text is indented by 1 to 9 spaces")
  static let invalidDirective = syntax("a line that begins with '%' must be a directive")
  static let itemAmongKeys = syntax("a list item is not allowed among keys")
  static let keyAmongItems = syntax("expected '- ' as in the items above")
  static let keyWithinText = syntax("a key is not allowed within the text above")

  static func keyTooLong(limit: Int) -> Self {
    syntax("a key can have at most \(limit) characters")
  }

  static let misplacedItem = syntax("'- ' cannot begin a list here")
  static let misplacedQuestionMark = syntax("'? ' cannot begin a key here")

  static func missingAnchorName(after indicator: String) -> Self {
    syntax("expected a name after '\(indicator)'")
  }

  static let missingColon = syntax("expected ':' after the key")

  static func missingSpace(after indicator: String) -> Self {
    syntax("expected a space after '\(indicator)'")
  }

  static let missingValue = syntax("expected a value")
  static let repeatedDirective = syntax("a directive can be given only once")

  package static func syntax(_ text: String) -> Self { Self(.yamlSyntax, text) }

  static let tabIndentation = syntax("a tab cannot indent")

  static func textAfterBlockIndicator(_ indicator: String) -> Self {
    syntax("a text cannot begin on the line of its '\(indicator)'")
  }

  static let textAfterValue = syntax("unexpected text after a value")

  static func unclosedBracket(_ bracket: String) -> Self { syntax("'\(bracket)' is never closed") }

  static func unclosedQuote(_ quote: String) -> Self { syntax("quote \(quote) is never closed") }

  static let unexpectedColon = syntax("':' cannot end a key here")
  static let unfinishedEscape = syntax("escape needs more hexadecimal digits")
  static let tightComment = syntax("a comment needs a space before its '#'")

  static func unknownEscape(_ escape: String) -> Self { syntax("unknown escape '\(escape)'") }

  static func unindentedBlockText(_ indicator: String) -> Self {
    syntax("the text after '\(indicator)' is not indented")
  }

  static func unopenedBracket(_ bracket: String) -> Self { syntax("'\(bracket)' closes nothing") }

  static let unquotedColon = syntax("a text that holds ': ' must be quoted")

  static func unquotedIndicator(_ character: String) -> Self {
    syntax("a text that begins with '\(character)' must be quoted")
  }

  static func unquotedIndicator(atEnd character: String) -> Self {
    syntax("a text that ends with '\(character)' must be quoted")
  }

  static let unquotedInterpolation = syntax("a text that holds '{' must be quoted in flow style")
  static let unsupportedVersion = syntax("only YAML 1.1 and 1.2 can be read")
}
