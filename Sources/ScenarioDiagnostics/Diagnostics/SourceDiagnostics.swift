extension DiagnosticCatalog {
  /// Problems of any file, and of values that can hold a secret where nothing reads them.
  package static let source: [Diagnostic.Kind] = [
    .fileTooLarge, .malformedText, .nulCharacter, .tooManyProblems, .undefinedAlias,
    .unsupportedTag,
  ]
}

extension Diagnostic.Kind {
  package static let fileTooLarge = Self(
    "file-too-large",
    "A file is larger than the limit.",
    meaning: "Reading stops before a file that was named by mistake can fill the memory.",
    example: .description("A file of more than 16 MiB."),
    remedy: """
      Split the file, or move its data into a JSON or CSV file and name that with \
      'fromFile'.
      """
  )

  package static let malformedText = Self(
    "malformed-text",
    "A file is not valid text.",
    meaning: "Files are read as UTF-8, or as UTF-16 if they begin with a byte order mark.",
    example: .description("A file with the bytes C3 28, saved as Latin-1 perhaps."),
    remedy: "Save the file as UTF-8."
  )

  package static let nulCharacter = Self(
    "nul-character",
    "A text contains a NUL character.",
    meaning: "Other tools would drop the text after it, so the file is not read.",
    example: .description("A file with a byte 00, such as UTF-16 without a byte order mark."),
    remedy: """
      Save the file as UTF-8, or write "\\0" in double quotes if you mean the character.
      """
  )

  package static let tooManyProblems = Self(
    "too-many-problems",
    "A file has more problems than are worth reading.",
    meaning: "The problems before this line are real. The rest of the file was not checked.",
    example: .description("A file with the same duplicate key on thousands of lines."),
    remedy: "Correct the first problems and check again."
  )

  package static let undefinedAlias = Self(
    "undefined-alias",
    "An alias refers to an anchor that is not defined before it.",
    meaning: "'*name' repeats the value that is marked with '&name' further up.",
    example: .step("tap: *done"),
    remedy: """
      Mark the value with '&name' before its first use, or quote a text that begins with \
      '*'.
      """
  )

  package static let unsupportedTag = Self(
    "unsupported-tag",
    "A value has a tag such as '!!binary'.",
    meaning: "The key decides what kind of value is read, so a tag could only contradict it.",
    example: .step("pause: !seconds 1"),
    remedy: "Delete the tag."
  )
}

extension Diagnostic.Message {
  package static func fileTooLarge(limit: Int) -> Self {
    Self(.fileTooLarge, "file is larger than \(limit) bytes")
  }

  fileprivate static func malformedUTF8(_ bytes: String) -> Self {
    Self(.malformedText, "bytes are not valid UTF-8: '\(bytes)'")
  }

  fileprivate static let malformedUTF16 = Self(.malformedText, "bytes are not valid UTF-16")

  package static let nulCharacter = Self(.nulCharacter, "a NUL character is not allowed in a text")

  package static func tooManyProblems(limit: Int) -> Self {
    Self(.tooManyProblems, "more than \(limit) problems in this file")
  }

  package static func undefinedAlias(_ name: String) -> Self {
    Self(.undefinedAlias, "no value before this one has the anchor '&\(shortened(name))'")
  }

  package static func unsupportedTag(_ tag: String) -> Self {
    Self(.unsupportedTag, "unsupported tag '\(shortened(tag))'")
  }
}

extension Diagnostic {
  private static let encodingAdvice = "save the file as UTF-8"

  /// Bytes of a file that are not UTF-8.
  package static func malformedUTF8(at span: SourceSpan) -> Diagnostic {
    let bytes = span.file.bytes[Int(span.start)..<Int(span.end)]
    let shown = bytes.map { "0x" + String($0, radix: 16, uppercase: true) }
    return Diagnostic(
      .malformedUTF8(shown.joined(separator: " ")),
      at: span,
      suggestion: encodingAdvice
    )
  }

  /// The place of bytes that are not UTF-16, in the text that could be read.
  static func malformedUTF16(at span: SourceSpan) -> Diagnostic {
    Diagnostic(.malformedUTF16, at: span, suggestion: encodingAdvice)
  }
}
