package import AppModelKit
import ScenarioDiagnostics

/// What messages call an element: its type and the property that tells it apart best.
///
/// It is put into words only where somebody reads it, as each gesture names its element.
package enum ElementName: Sendable {
  /// For example `button 'Done'`.
  case labelled(ElementType, String)

  /// For example `textField #userName`.
  case identified(ElementType, String)

  /// For example `pickerWheel with value '2001'`.
  case valued(ElementType, String)

  /// For example `textField with placeholder 'Name'`.
  case prompting(ElementType, String)

  /// For example `cell`.
  case plain(ElementType)

  /// Words that it was put into already, of which some may be masked.
  case words(String)
}

extension ElementName {
  /// The parts of its words: our own, somebody else's text between them as it can be shown, and what
  /// stands behind that.
  package var parts: (lead: String, sign: StaticString, text: String, end: StaticString) {
    switch self {
    case .labelled(let type, let label): (type.rawValue, " '", VisibleText.escaping(label), "'")
    case .identified(let type, let identifier):
      (type.rawValue, " #", VisibleText.escaping(identifier), "")
    case .valued(let type, let value):
      (type.rawValue, " with value '", VisibleText.escaping(value), "'")
    case .prompting(let type, let placeholder):
      (type.rawValue, " with placeholder '", VisibleText.escaping(placeholder), "'")
    case .plain(let type): (type.rawValue, "", "", "")
    case .words(let words): ("", "", words, "")
    }
  }
}

extension ElementName: CustomStringConvertible {
  package var description: String {
    let parts = parts
    return "\(parts.lead)\(parts.sign)\(parts.text)\(parts.end)"
  }
}

extension ElementName: ExpressibleByStringLiteral {
  package init(stringLiteral words: String) {
    self = .words(words)
  }
}

extension ScreenSnapshot {
  /// What messages call an element.
  package func name(of index: Int) -> ElementName { elements[index].name }
}

extension ElementSnapshot {
  /// What messages call the element.
  var name: ElementName {
    if !label.isEmpty { return .labelled(type, label) }
    if !identifier.isEmpty { return .identified(type, identifier) }
    if !value.isEmpty { return .valued(type, shownValue) }
    if !placeholder.isEmpty { return .prompting(type, placeholder) }
    return .plain(type)
  }
}
