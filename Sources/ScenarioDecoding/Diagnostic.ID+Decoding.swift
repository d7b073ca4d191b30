package import ScenarioDiagnostics

/// The ids of mistakes in the language.
extension Diagnostic.ID {
  package static let commandMissing: Self = "command-missing"
  package static let conflictingKeys: Self = "conflicting-keys"
  package static let costlyPattern: Self = "costly-pattern"
  package static let definedTwice: Self = "defined-twice"
  package static let durationTooLong: Self = "duration-too-long"
  package static let emptyList: Self = "empty-list"
  package static let emptyMapping: Self = "empty-mapping"
  package static let emptyText: Self = "empty-text"
  package static let malformedTag: Self = "malformed-tag"
  package static let malformedTemplate: Self = "malformed-template"
  package static let missingKey: Self = "missing-key"
  package static let nothingRemembered: Self = "nothing-remembered"
  package static let nullText: Self = "null-text"
  package static let quotedLiteral: Self = "quoted-literal"
  package static let severalCommands: Self = "several-commands"
  package static let templateNotAllowed: Self = "template-not-allowed"
  package static let unknownCommand: Self = "unknown-command"
  package static let unknownElementType: Self = "unknown-element-type"
  package static let unknownFileKind: Self = "unknown-file-kind"
  package static let unknownKey: Self = "unknown-key"
  package static let unreadablePattern: Self = "unreadable-pattern"
  package static let unsupportedPattern: Self = "unsupported-pattern"
  package static let wrongKind: Self = "wrong-kind"
  package static let wrongWord: Self = "wrong-word"
}
