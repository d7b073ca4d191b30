extension ScreenSnapshot: CustomStringConvertible {
  /// The elements, one a line, indented by two spaces a level, for tests of a model.
  ///
  /// For example `button #Done 'Done' (159.5, 537, 56, 41)`.
  public var description: String {
    elements.map { String(repeating: "  ", count: Int($0.depth)) + $0.description }
      .joined(separator: "\n")
  }
}

extension ElementSnapshot: CustomStringConvertible {
  /// The element's properties in one line, without those that are as usual.
  public var description: String {
    var words = [type.rawValue]
    if !identifier.isEmpty { words.append("#\(identifier)") }
    if !label.isEmpty { words.append("'\(label)'") }
    if !title.isEmpty, title != label { words.append("title '\(title)'") }
    if !value.isEmpty { words.append("value '\(value)'") }
    if !placeholder.isEmpty { words.append("placeholder '\(placeholder)'") }
    words.append(frame.description)
    words += unusualStates
    for (trait, name) in Self.visibleTraits where traits.contains(trait) { words.append(name) }
    return words.joined(separator: " ")
  }

  /// The states in which most elements are not, such as `disabled`.
  package var unusualStates: [String] {
    var states: [String] = []
    if !isEnabled { states.append("disabled") }
    if isSelected { states.append("selected") }
    if isFocused { states.append("focused") }
    return states
  }

  /// The traits that the type does not suggest.
  private static let visibleTraits: [(Traits, String)] = [
    (.secure, "secure"), (.marked, "marked"), (.modal, "modal"), (.moving, "moving"),
    (.destructive, "destructive"), (.cancel, "cancel"),
  ]
}

extension Rect: CustomStringConvertible {
  /// The rectangle as `(x, y, width, height)`, each with at most two decimals.
  public var description: String {
    "(\(x.pointsText), \(y.pointsText), \(width.pointsText), \(height.pointsText))"
  }
}
