import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Problems of data files.
  static let data: [Diagnostic.Kind] = [.emptyData, .malformedCSV, .malformedJSON]
}

extension Diagnostic {
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
  static func doubleColumn(_ name: String) -> Self {
    csv("the column '\(shortened(name))' is named twice")
  }

  fileprivate static let emptyData = Self(.emptyData, "the data file is empty")

  static func jsonCommaExpected(closing bracket: Character) -> Self {
    json("expected ',' or '\(bracket)'")
  }

  static let jsonColonExpected = json("expected ':' after the key")
  static let jsonComment = json("JSON has no comments")

  static func jsonControlCharacter(_ scalar: Unicode.Scalar) -> Self {
    json("character U+\(scalar.hexadecimalCode(digits: 4)) is not allowed in a JSON string")
  }

  static let jsonEndExpected = json("a JSON file holds one value, and it ends before this")
  static let jsonEscape = json("JSON has no such escape")

  static let jsonHalfCharacter = json(
    "half a character: '\\ud800' to '\\udbff' and '\\udc00' to '\\udfff' come in pairs"
  )

  static let jsonKeyExpected = json("expected a key in double quotes")

  static func jsonNeverClosed(_ opening: Character) -> Self { json("'\(opening)' is never closed") }

  static func jsonNumberTooLarge(_ text: String) -> Self {
    json("the exponent of '\(shortened(text))' is too large")
  }

  static func jsonNumber(_ text: String) -> Self {
    json("'\(shortened(text))' is not a JSON number")
  }

  static let jsonSingleQuotes = json("a JSON string needs double quotes")

  static func jsonTrailingComma(_ bracket: Character) -> Self {
    json("a comma is not allowed before '\(bracket)'")
  }

  static let jsonUnicodeEscape = json("'\\u' takes four hexadecimal digits")
  static let jsonValueExpected = json("expected a value")

  static func jsonWord(_ word: String) -> Self { json("'\(shortened(word))' is not a JSON value") }

  static let openQuote = csv("the quote that opens here is never closed")

  static func raggedRow(_ found: Int, of wanted: Int) -> Self {
    csv("the row has \(counted(found, "field")), but the header \(wanted)")
  }

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
