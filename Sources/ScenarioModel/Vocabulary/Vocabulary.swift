/// The elements, flows and checks that one file defines.
///
/// ```yaml
/// elements: {add: {button: Add Todo}}
/// flows: {openForm: {steps: [tap: {named: add}]}}
/// checks: {isEmpty: {expect: {elements: {type: cell}, count: 0}}}
/// ```
package struct Vocabulary: Sendable {
  package var elements: [ElementDefinition]
  package var flows: [FlowDefinition]
  package var checks: [CheckDefinition]

  /// The names of entries whose definitions could not be read.
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

  /// All entries: elements, then flows, then checks.
  package var definitions: [any Definition] { elements + flows + checks }
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
