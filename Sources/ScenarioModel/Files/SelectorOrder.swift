/// A way to identify an element in a recorded step.
package enum SelectorKind: String, CaseIterable, Sendable {
  /// By an entry of the vocabulary: `{named: doneButton}`.
  case named

  /// By its identifier: `Done`, `{id: Done}`.
  case id

  /// By its label, title or placeholder: `{button: Done}`.
  case label
}

/// The order in which recorded steps prefer the ways to identify an element.
package struct SelectorOrder: Hashable, Sendable {
  /// Every kind once, the preferred one first.
  package let kinds: [SelectorKind]

  /// - Parameter preferred: The preferred kinds, in order; the others follow in the usual order.
  package init(preferring preferred: [SelectorKind] = []) {
    kinds = (preferred + SelectorKind.allCases).reduce(into: []) { kinds, kind in
      if !kinds.contains(kind) { kinds.append(kind) }
    }
  }

  /// The order without a configuration: vocabulary entries, then identifiers, then labels.
  package static let usual = SelectorOrder()
}
