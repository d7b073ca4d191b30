import ScenarioDiagnostics

extension Diagnostic {
  /// A data file holds nothing.
  static func emptyData(_ file: SourceFile) -> Diagnostic {
    Diagnostic(.emptyData, at: .file(path: file.path))
  }
}

extension Diagnostic.Message {
  /// Two columns of a CSV file have the same name.
  static func doubleColumn(_ name: String) -> Self {
    csv("the column '\(shortened(name))' is named twice")
  }

  /// A data file holds nothing.
  fileprivate static let emptyData = Self(id: "empty-data", text: "the data file is empty")

  /// Between brackets something else stands than what can go on or end there.
  static func jsonCommaExpected(closing bracket: Character) -> Self {
    json("expected ',' or '\(bracket)'")
  }

  /// A key has no `:` behind it.
  static let jsonColonExpected = json("expected ':' after the key")

  /// A comment stands in a JSON file.
  static let jsonComment = json("JSON has no comments")

  /// A character stands as it is in a text, which JSON wants as an escape.
  static func jsonControlCharacter(_ scalar: Unicode.Scalar) -> Self {
    json("character U+\(scalar.hexadecimalCode(digits: 4)) is not allowed in a JSON string")
  }

  /// Something follows the one value that a file holds.
  static let jsonEndExpected = json("a JSON file holds one value, and it ends before this")

  /// A backslash stands before a character that it does nothing to.
  static let jsonEscape = json("JSON has no such escape")

  /// One half of a pair of escapes stands alone.
  static let jsonHalfCharacter = json(
    "half a character: '\\ud800' to '\\udbff' and '\\udc00' to '\\udfff' come in pairs"
  )

  /// Something else stands where a key should.
  static let jsonKeyExpected = json("expected a key in double quotes")

  /// A bracket or quote is open at the end of the file.
  static func jsonNeverClosed(_ opening: Character) -> Self {
    json("'\(opening)' is never closed")
  }

  /// A number's exponent is further from zero than any value here.
  static func jsonNumberTooLarge(_ text: String) -> Self {
    json("the exponent of '\(shortened(text))' is too large")
  }

  /// A number is written in a way that JSON does not have.
  static func jsonNumber(_ text: String) -> Self {
    json("'\(shortened(text))' is not a JSON number")
  }

  /// A text stands in quotes that JSON does not have.
  static let jsonSingleQuotes = json("a JSON string needs double quotes")

  /// A comma stands behind the last item.
  static func jsonTrailingComma(_ bracket: Character) -> Self {
    json("a comma is not allowed before '\(bracket)'")
  }

  /// Something else than four hexadecimal digits follows `\u`.
  static let jsonUnicodeEscape = json("'\\u' takes four hexadecimal digits")

  /// Nothing stands where a value should.
  static let jsonValueExpected = json("expected a value")

  /// A word stands where a value should.
  static func jsonWord(_ word: String) -> Self {
    json("'\(shortened(word))' is not a JSON value")
  }

  /// A quote is open at the end of the file.
  static let openQuote = csv("the quote that opens here is never closed")

  /// A row has another number of fields than the header.
  static func raggedRow(_ found: Int, of wanted: Int) -> Self {
    csv("the row has \(counted(found, "field")), but the header \(wanted)")
  }

  /// Between a closing quote and the comma stands something.
  static let textBehindQuote = csv("text follows a closing quote")

  private static func csv(_ text: String) -> Self {
    Self(id: "malformed-csv", text: text)
  }

  private static func json(_ text: String) -> Self {
    Self(id: "malformed-json", text: text)
  }
}
