package import ScenarioDiagnostics

/// The messages of syntax errors, which are all of one kind.
extension Diagnostic.Message {
  /// An escape gives a number that no character has.
  static let escapeNamesNothing = syntax("escape names no character")

  /// Between brackets there is something other than an item or the end.
  static func expectedInFlow(closing bracket: Character) -> Self {
    syntax("expected ',' or '\(bracket)'")
  }

  /// A line is indented like none that it could belong to.
  static let inconsistentIndentation = syntax("indentation does not match any line above")

  /// A block scalar asks for an indentation of nothing.
  static let indentationIndicatorZero = syntax("a text is indented by 1 to 9 spaces")

  /// A line that begins with `%` is not a directive.
  static let invalidDirective = syntax("a line that begins with '%' must be a directive")

  /// A list item is where a key should.
  static let itemAmongKeys = syntax("a list item is not allowed among keys")

  /// A key is where a list item should.
  static let keyAmongItems = syntax("expected '- ' as in the items above")

  /// A key has become part of the text on the lines above.
  static let keyWithinText = syntax("a key is not allowed within the text above")

  /// A key is longer than the parser can say from a text.
  static func keyTooLong(limit: Int) -> Self {
    syntax("a key can have at most \(limit) characters")
  }

  /// A list item is within a line.
  static let misplacedItem = syntax("'- ' cannot begin a list here")

  /// A complex key is within a line.
  static let misplacedQuestionMark = syntax("'? ' cannot begin a key here")

  /// An alias or an anchor has no name.
  static func missingAnchorName(after indicator: String) -> Self {
    syntax("expected a name after '\(indicator)'")
  }

  /// A line among keys has no `:`.
  static let missingColon = syntax("expected ':' after the key")

  /// An indicator is directly before the text.
  static func missingSpace(after indicator: String) -> Self {
    syntax("expected a space after '\(indicator)'")
  }

  /// Nothing is where a value should.
  static let missingValue = syntax("expected a value")

  /// A directive is given twice.
  static let repeatedDirective = syntax("a directive can be given only once")

  /// The parser cannot make sense of the text.
  package static func syntax(_ text: String) -> Self { Self(.yamlSyntax, text) }

  /// A tab is where only spaces count.
  static let tabIndentation = syntax("a tab cannot indent")

  /// A text begins on the line of `|` or `>`.
  static func textAfterBlockIndicator(_ indicator: String) -> Self {
    syntax("a text cannot begin on the line of its '\(indicator)'")
  }

  /// Something follows a value that is complete.
  static let textAfterValue = syntax("unexpected text after a value")

  /// A bracket is never closed.
  static func unclosedBracket(_ bracket: String) -> Self { syntax("'\(bracket)' is never closed") }

  /// A quoted text never ends.
  static func unclosedQuote(_ quote: String) -> Self { syntax("quote \(quote) is never closed") }

  /// A `:` is where no key can end.
  static let unexpectedColon = syntax("':' cannot end a key here")

  /// An escape lacks digits.
  static let unfinishedEscape = syntax("escape needs more hexadecimal digits")

  /// A `#` touches the quote or bracket before it.
  static let tightComment = syntax("a comment needs a space before its '#'")

  /// A backslash is before a character that needs none.
  static func unknownEscape(_ escape: String) -> Self { syntax("unknown escape '\(escape)'") }

  /// A block's text is not a further in than the key that it belongs to.
  static func unindentedBlockText(_ indicator: String) -> Self {
    syntax("the text after '\(indicator)' is not indented")
  }

  /// A bracket is closed that none has opened.
  static func unopenedBracket(_ bracket: String) -> Self { syntax("'\(bracket)' closes nothing") }

  /// A text with `: ` in it has no quotes.
  static let unquotedColon = syntax("a text that holds ': ' must be quoted")

  /// A text begins with a character that means something to YAML.
  static func unquotedIndicator(_ character: String) -> Self {
    syntax("a text that begins with '\(character)' must be quoted")
  }

  /// A text ends with a character that means something to YAML.
  static func unquotedIndicator(atEnd character: String) -> Self {
    syntax("a text that ends with '\(character)' must be quoted")
  }

  /// A template is between brackets without quotes.
  static let unquotedInterpolation = syntax("a text that holds '{' must be quoted in flow style")

  /// A file is written in a YAML that is not out yet.
  static let unsupportedVersion = syntax("only YAML 1.1 and 1.2 can be read")
}
