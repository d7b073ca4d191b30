package import AppModelKit
import ScenarioDiagnostics

extension ElementSnapshot {
  /// The name of the element in messages: its type and its most telling property.
  ///
  /// For example `button 'Done'`, `textField #userName`, `cell`.
  package var shortDescription: String {
    let type = type.rawValue
    if !label.isEmpty { return "\(type) '\(VisibleText.escaping(label))'" }
    if !identifier.isEmpty { return "\(type) #\(VisibleText.escaping(identifier))" }
    if !value.isEmpty { return "\(type) with value '\(VisibleText.escaping(shownValue))'" }
    if !placeholder.isEmpty {
      return "\(type) with placeholder '\(VisibleText.escaping(placeholder))'"
    }
    return type
  }

  /// The element with all its properties, in one line, as element trees show it.
  ///
  /// A title is left out if it is the label as well.
  package var fullDescription: String {
    var parts = [type.rawValue]
    for (name, text) in [
      ("id", identifier), ("label", label), ("title", title == label ? "" : title),
      ("value", shownValue), ("placeholder", placeholder),
    ] where !text.isEmpty {
      parts.append("\(name): '\(VisibleText.escaping(text))'")
    }
    return (parts + unusualStates).joined(separator: ", ")
  }
}

extension ElementSnapshot {
  /// Whether a secure field shows what was typed into it.
  package var showsSecret: Bool {
    traits.contains(.secure) && !value.allSatisfy { $0 == "•" }
  }

  /// The value, masked if it was typed into a secure field.
  var shownValue: String { showsSecret ? Secrets.mask : value }
}

extension ScreenSnapshot {
  /// The element tree, one element a line, indented by two spaces a level.
  ///
  /// It begins at the element with the index `root`, or holds the whole screen without one.
  package func hierarchy(below root: Int? = nil) -> [String] {
    let range = root.map { $0..<Int(elements[$0].subtreeEnd) } ?? elements.indices
    let base = root.map { elements[$0].depth } ?? 0
    return range.map { index in
      let element = elements[index]
      return String(repeating: "  ", count: Int(element.depth - base)) + element.fullDescription
    }
  }
}
