import ScenarioYAML

extension YAMLNode {
  /// Whether two nodes say the same, however they are written.
  func means(_ other: YAMLNode) -> Bool {
    switch (kind, other.kind) {
    case (.scalar, .scalar): hasMeaning(ofScalar: other)
    case (.sequence, .sequence): items.elementsEqual(other.items) { $0.means($1) }
    case (.mapping, .mapping):
      entries.elementsEqual(other.entries) { $0.key.means($1.key) && $0.value.means($1.value) }
    case (.scalar, _), (.sequence, _), (.mapping, _): false
    }
  }

  /// Quotes make a text of what would be a number, a truth value or nothing without them.
  private func hasMeaning(ofScalar other: YAMLNode) -> Bool {
    guard text == other.text else { return false }
    return (style == .plain) == (other.style == .plain)
      || !(text.isEmpty || ReservedWords.contains(text) || text == "<<")
  }
}
