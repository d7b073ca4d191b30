package import AppModelKit
import ScenarioDiagnostics

/// The name of an element in messages: its type and its most telling property.
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

  /// A finished name, with parts that may be masked.
  case words(String)
}

extension ElementName {
  /// The parts of the name: the type, a sign, the element's text with control characters escaped, and
  /// what follows it.
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
  package init(stringLiteral words: String) { self = .words(words) }
}

extension ScreenSnapshot {
  /// The name of the element with an index.
  package func name(of index: Int) -> ElementName { elements[index].name }
}

extension ElementSnapshot {
  /// The name of the element in messages.
  var name: ElementName {
    if !label.isEmpty { return .labelled(type, label) }
    if !identifier.isEmpty { return .identified(type, identifier) }
    if !value.isEmpty { return .valued(type, shownValue) }
    if !placeholder.isEmpty { return .prompting(type, placeholder) }
    return .plain(type)
  }
}
