/// The words that one file defines.
package struct Vocabulary: Sendable {
  package var elements: [ElementDefinition]
  package var flows: [FlowDefinition]
  package var checks: [CheckDefinition]

  /// The names of words that are defined, but in a way that makes no sense.
  package var unreadableNames: Set<String>

  package init(
    elements: [ElementDefinition] = [],
    flows: [FlowDefinition] = [],
    checks: [CheckDefinition] = [],
    unreadableNames: Set<String> = []
  ) {
    self.elements = elements
    self.flows = flows
    self.checks = checks
    self.unreadableNames = unreadableNames
  }

  package var isEmpty: Bool { elements.isEmpty && flows.isEmpty && checks.isEmpty }

  /// Every word, whatever its kind, in the order of the file's keys.
  package var definitions: [any Definition] { elements + flows + checks }
}

/// A vocabulary file: words and the files whose words they use.
package struct VocabularyFile: Sendable {
  package var imports: [Located<String>]
  package var vocabulary: Vocabulary

  package init(imports: [Located<String>] = [], vocabulary: Vocabulary) {
    self.imports = imports
    self.vocabulary = vocabulary
  }
}
