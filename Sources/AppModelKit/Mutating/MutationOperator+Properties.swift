extension MutationOperator {
  /// What is added to a text to make it another one.
  private static let mark = "~"

  /// The change of one element's properties, if the operator is such a change.
  var propertyChange: ((inout ElementSnapshot) -> Void)? {
    switch self {
    case .renamed:
      { element in
        element.changeLabel()
        element.identifier.append(unlessEmpty: Self.mark)
      }
    case .labelChanged: { $0.changeLabel() }
    case .identifierChanged: { $0.identifier.append(unlessEmpty: Self.mark) }
    case .valueChanged: { $0.value.append(unlessEmpty: Self.mark) }
    case .placeholderChanged: { $0.placeholder.append(unlessEmpty: Self.mark) }
    case .disabled: { $0.isEnabled = false }
    case .enabled: { $0.isEnabled = true }
    case .selected: { $0.isSelected = true }
    case .deselected: { $0.isSelected = false }
    case .typeChanged: { $0.type = $0.type == .other ? .image : .other }
    case .notSecure:
      { element in
        element.traits.remove(.secure)
        element.type = .textField
      }
    default: nil
    }
  }
}

extension ElementSnapshot {
  fileprivate mutating func changeLabel() {
    label.append(unlessEmpty: "~")
    title.append(unlessEmpty: "~")
  }
}

extension String {
  fileprivate mutating func append(unlessEmpty text: String) {
    if !isEmpty { append(text) }
  }
}
