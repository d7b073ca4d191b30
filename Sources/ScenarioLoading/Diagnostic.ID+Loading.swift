package import ScenarioDiagnostics

/// The ids of problems of files, imports and data.
extension Diagnostic.ID {
  package static let brokenImport: Self = "broken-import"
  package static let emptyData: Self = "empty-data"
  package static let importCycle: Self = "import-cycle"
  package static let importsTooDeep: Self = "imports-too-deep"
  package static let malformedCSV: Self = "malformed-csv"
  package static let malformedJSON: Self = "malformed-json"
  package static let malformedTagExpression: Self = "malformed-tag-expression"
  package static let misplacedConfiguration: Self = "misplaced-configuration"
  package static let notAVocabulary: Self = "not-a-vocabulary"
  package static let unreadableFile: Self = "unreadable-file"
  package static let unusableImport: Self = "unusable-import"
  package static let unusedImport: Self = "unused-import"
}
