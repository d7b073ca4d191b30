/// The ids of problems of any file.
extension Diagnostic.ID {
  package static let fileTooLarge: Self = "file-too-large"
  package static let malformedText: Self = "malformed-text"
  package static let nulCharacter: Self = "nul-character"
  package static let tooManyProblems: Self = "too-many-problems"
  package static let undefinedAlias: Self = "undefined-alias"
  package static let unsupportedTag: Self = "unsupported-tag"
}
