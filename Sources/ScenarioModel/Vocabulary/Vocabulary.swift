/// The elements, flows and checks that one file defines.
///
/// ```yaml
/// elements: {add: {button: Add Todo}}
/// flows: {openForm: {steps: [tap: {named: add}]}}
/// checks: {isEmpty: {expect: {elements: {type: cell}, count: 0}}}
/// ```
package struct Vocabulary: Sendable {
  /// All entries: elements, then flows, then checks.
  package var definitions: [WordDefinition]

  /// The names of entries whose definitions could not be read.
  package var unreadableNames: Set<String>

  package init(_ definitions: [WordDefinition] = [], unreadableNames: Set<String> = []) {
    self.definitions = definitions
    self.unreadableNames = unreadableNames
  }

  package var isEmpty: Bool { definitions.isEmpty }
}

/// A vocabulary file: its entries and the files whose entries they use.
package struct VocabularyFile: Sendable {
  package var imports: [Located<String>]
  package var vocabulary: Vocabulary

  package init(imports: [Located<String>] = [], vocabulary: Vocabulary) {
    self.imports = imports
    self.vocabulary = vocabulary
  }
}
