extension DiagnosticCatalog {
  package static let source = [
    DiagnosticExplanation(
      .fileTooLarge,
      "A file is larger than the limit.",
      meaning: "Reading stops before a file that was named by mistake can fill the memory.",
      example: .description("A file of more than 16 MiB."),
      remedy: """
        Split the file, or move its data into a JSON or CSV file and name that with \
        'fromFile'.
        """
    ),
    DiagnosticExplanation(
      .malformedText,
      "A file is not valid text.",
      meaning: "Files are read as UTF-8, or as UTF-16 if they begin with a byte order mark.",
      example: .description("A file with the bytes C3 28, saved as Latin-1 perhaps."),
      remedy: "Save the file as UTF-8."
    ),
    DiagnosticExplanation(
      .nulCharacter,
      "A text contains a NUL character.",
      meaning: "Other tools would drop the text after it, so the file is not read.",
      example: .description("A file with a byte 00, such as UTF-16 without a byte order mark."),
      remedy: """
        Save the file as UTF-8, or write "\\0" in double quotes if you mean the character.
        """
    ),
    DiagnosticExplanation(
      .tooManyProblems,
      "A file has more problems than are worth reading.",
      meaning: "The problems before this line are real. The rest of the file was not checked.",
      example: .description("A file with the same duplicate key on thousands of lines."),
      remedy: "Correct the first problems and check again."
    ),
  ]
}
