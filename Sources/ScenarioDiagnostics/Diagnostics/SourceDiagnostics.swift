extension Diagnostic.Message {
  /// A file is larger than any that a person writes.
  package static func fileTooLarge(limit: Int) -> Self {
    Self(id: "file-too-large", text: "file is larger than \(limit) bytes")
  }

  /// A file's bytes are no text.
  package static func malformedText(_ encoding: String) -> Self {
    Self(id: "malformed-text", text: "bytes are not valid \(encoding)")
  }

  /// A text has a NUL character, often because it is binary, or UTF-16 without a byte order mark.
  package static let nulCharacter = Self(
    id: "nul-character",
    text: "a NUL character is not allowed in a text"
  )

  /// A file has more problems than anybody wants to read.
  package static func tooManyProblems(limit: Int) -> Self {
    Self(id: "too-many-problems", text: "more than \(limit) problems in this file")
  }
}
