package import ScenarioDiagnostics

/// The ids of problems of YAML.
extension Diagnostic.ID {
  package static let aliasCycle: Self = "alias-cycle"
  package static let controlCharacter: Self = "control-character"
  package static let duplicateKey: Self = "duplicate-key"
  package static let expansionTooLarge: Self = "expansion-too-large"
  package static let invalidMerge: Self = "invalid-merge"
  package static let multipleDocuments: Self = "multiple-documents"
  package static let nestingTooDeep: Self = "nesting-too-deep"
  package static let nonScalarKey: Self = "non-scalar-key"
  package static let tooManyDirectives: Self = "too-many-directives"
  package static let tooManyNodes: Self = "too-many-nodes"
  package static let yamlSyntax: Self = "yaml-syntax"
}
