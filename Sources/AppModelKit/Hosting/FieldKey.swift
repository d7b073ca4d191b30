/// The identity of a field within its screen, which stays while the text changes.
struct FieldKey: Hashable, Sendable {
  let identifier: String

  /// The placeholder of a field without identifier; that of another one may change.
  let placeholder: String

  /// How many fields before it have the same identifier, or without one the same placeholder.
  let occurrence: Int
}

/// A field that can be typed into.
struct Field {
  let element: Int
  let key: FieldKey
  let input: TextInput
}

extension ElementTree {
  func fieldKey(of index: Int) -> FieldKey {
    let field = elements[index]
    let earlier = reactions.count {
      guard case .text = $0.kind else { return false }
      return $0.element < index && elements[$0.element].isLike(field)
    }
    return FieldKey(
      identifier: field.identifier,
      placeholder: field.identifier.isEmpty ? field.placeholder : "",
      occurrence: earlier
    )
  }

  /// The first field whose key passes a test.
  func firstField(where isWanted: (FieldKey) -> Bool) -> Field? {
    for reaction in reactions {
      guard case .text(let input) = reaction.kind else { continue }
      let key = fieldKey(of: reaction.element)
      if isWanted(key) { return Field(element: reaction.element, key: key, input: input) }
    }
    return nil
  }
}

extension ElementSnapshot {
  fileprivate func isLike(_ other: ElementSnapshot) -> Bool {
    identifier == other.identifier && (!identifier.isEmpty || placeholder == other.placeholder)
  }
}
