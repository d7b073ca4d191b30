extension MutationOperator {
  typealias PropertyChange = @Sendable (inout ElementSnapshot) -> Void

  /// The operators that change one element's properties.
  static let propertyChanges: [MutationOperator: PropertyChange] = [
    .renamed: { element in
      element.changeLabel()
      element.identifier.changeUnlessEmpty()
    },
    .labelChanged: { $0.changeLabel() },
    .identifierChanged: { $0.identifier.changeUnlessEmpty() },
    .valueChanged: { $0.value.changeUnlessEmpty() },
    .placeholderChanged: { $0.placeholder.changeUnlessEmpty() },
    .disabled: { $0.isEnabled = false },
    .enabled: { $0.isEnabled = true },
    .selected: { $0.isSelected = true },
    .deselected: { $0.isSelected = false },
    .typeChanged: { $0.type = $0.type == .other ? .image : .other },
    .notSecure: { element in
      element.traits.remove(.secure)
      element.type = .textField
    },
  ]
}

extension ElementSnapshot {
  fileprivate mutating func changeLabel() {
    label.changeUnlessEmpty()
    title.changeUnlessEmpty()
  }
}

extension String {
  /// Makes it another text.
  fileprivate mutating func changeUnlessEmpty() {
    if !isEmpty { append("~") }
  }
}
