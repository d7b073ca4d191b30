import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Problems of data files.
  static let data: [Diagnostic.Kind] = [.emptyData, .malformedCSV, .malformedJSON]
}

extension Diagnostic {
  /// A data file holds nothing.
  static func emptyData(_ file: SourceFile) -> Diagnostic {
    Diagnostic(.emptyData, at: .file(path: file.path))
  }
}

extension Diagnostic.Kind {
  static let emptyData = Self(
    "empty-data",
    "A data file is empty.",
    meaning: "It contains no value, not even an empty list.",
    example: .reading("rows.csv", ""),
    remedy: "Write the data, or leave the file out."
  )

  static let malformedCSV = Self(
    "malformed-csv",
    "A CSV file is malformed.",
    meaning: """
      The first line names the columns, each row needs as many fields, and every quote must \
      be closed.
      """,
    example: .reading("rows.csv", "name,count\nBuy milk"),
    remedy: "Correct the row. Put a field with a comma or a line break in double quotes."
  )

  static let malformedJSON = Self(
    "malformed-json",
    "A JSON file is malformed.",
    meaning: "JSON is read as RFC 8259 defines it: without comments, trailing commas or 'NaN'.",
    example: .reading("rows.json", "[{\"name\": \"Buy milk\"},]"),
    remedy: "Correct the file, or write the data as YAML, which allows more."
  )
}

extension Diagnostic.Message {
  /// Two columns of a CSV file have the same name.
  static func doubleColumn(_ name: String) -> Self {
    csv("the column '\(shortened(name))' is named twice")
  }

  /// A data file holds nothing.
  fileprivate static let emptyData = Self(.emptyData, "the data file is empty")

  /// Between brackets there is something other than a comma or the end.
  static func jsonCommaExpected(closing bracket: Character) -> Self {
    json("expected ',' or '\(bracket)'")
  }

  /// A key has no `:` after it.
  static let jsonColonExpected = json("expected ':' after the key")

  /// A JSON file has a comment.
  static let jsonComment = json("JSON has no comments")

  /// A string has a character that JSON requires as an escape.
  static func jsonControlCharacter(_ scalar: Unicode.Scalar) -> Self {
    json("character U+\(scalar.hexadecimalCode(digits: 4)) is not allowed in a JSON string")
  }

  /// Something follows the one value that a file holds.
  static let jsonEndExpected = json("a JSON file holds one value, and it ends before this")

  /// A backslash is before a character that needs none.
  static let jsonEscape = json("JSON has no such escape")

  /// Only one half of a surrogate pair is escaped.
  static let jsonHalfCharacter = json(
    "half a character: '\\ud800' to '\\udbff' and '\\udc00' to '\\udfff' come in pairs"
  )

  /// Something else is where a key should be.
  static let jsonKeyExpected = json("expected a key in double quotes")

  /// A bracket or quote is open at the end of the file.
  static func jsonNeverClosed(_ opening: Character) -> Self { json("'\(opening)' is never closed") }

  /// A number's exponent is further from zero than any value here.
  static func jsonNumberTooLarge(_ text: String) -> Self {
    json("the exponent of '\(shortened(text))' is too large")
  }

  /// A number is written in a way that JSON does not have.
  static func jsonNumber(_ text: String) -> Self {
    json("'\(shortened(text))' is not a JSON number")
  }

  /// A string has quotes that JSON does not allow.
  static let jsonSingleQuotes = json("a JSON string needs double quotes")

  /// A comma follows the last item.
  static func jsonTrailingComma(_ bracket: Character) -> Self {
    json("a comma is not allowed before '\(bracket)'")
  }

  /// Something else than four hexadecimal digits follows `\u`.
  static let jsonUnicodeEscape = json("'\\u' takes four hexadecimal digits")

  /// Nothing is where a value should be.
  static let jsonValueExpected = json("expected a value")

  /// A bare word is where a value should be.
  static func jsonWord(_ word: String) -> Self { json("'\(shortened(word))' is not a JSON value") }

  /// A quote is open at the end of the file.
  static let openQuote = csv("the quote that opens here is never closed")

  /// A row has another number of fields than the header.
  static func raggedRow(_ found: Int, of wanted: Int) -> Self {
    csv("the row has \(counted(found, "field")), but the header \(wanted)")
  }

  /// Something is between a closing quote and the comma.
  static let textAfterQuote = csv("text follows a closing quote")

  private static func csv(_ text: String) -> Self { Self(.malformedCSV, text) }

  private static func json(_ text: String) -> Self { Self(.malformedJSON, text) }
}

extension DiagnosticExample {
  /// A scenario with a data file of rows.
  fileprivate static func reading(_ name: String, _ data: String) -> Self {
    .files([
      "example.yaml":
        "name: Example\napp: trivia\ncases: {fromFile: \(name)}\nsteps:\n  - pause: 1s",
      name: data,
    ])
  }
}
