/// What tells a field from the others of its screen while its text changes.
struct FieldKey: Hashable, Sendable {
  let identifier: String
  let placeholder: String

  /// How many fields before it have the same identifier and placeholder.
  let occurrence: Int
}

extension Content {
  /// The key of the field that an element is.
  func fieldKey(of index: Int) -> FieldKey {
    let field = elements[index]
    let earlier = reactions.count {
      $0.kind == .text && $0.element < index && elements[$0.element].isLike(field)
    }
    return FieldKey(
      identifier: field.identifier,
      placeholder: field.placeholder,
      occurrence: earlier
    )
  }

  /// The field with a key, if it is there.
  func field(_ key: FieldKey) -> Reaction? {
    reactions.first { $0.kind == .text && fieldKey(of: $0.element) == key }
  }

  /// The field with an identifier, if it is there.
  func field(identifier: String) -> Reaction? {
    reactions.first { $0.kind == .text && elements[$0.element].identifier == identifier }
  }
}

extension ElementSnapshot {
  fileprivate func isLike(_ other: ElementSnapshot) -> Bool {
    identifier == other.identifier && placeholder == other.placeholder
  }
}
