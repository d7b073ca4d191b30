/// Something that an accessibility audit passes over.
package struct AuditExemption: Sendable {
  package enum Rule: String, CaseIterable, Sendable {
    case label
    case hitRegion
    case duplicateIdentifier
    case state
  }

  package let rule: Resolvable<Rule>

  /// The elements that are exempt; all without it.
  package let element: Selector?

  package init(_ rule: Resolvable<Rule>, of element: Selector? = nil) {
    self.rule = rule
    self.element = element
  }
}
