import ScenarioDiagnostics
import ScenarioModel

/// A value that is compared with a matcher.
extension Judge {
  func holds(_ matcher: Matcher, of value: ValueTemplate) throws(ValueFault) -> Bool {
    try TextMatching(matcher, in: scope).holds(of: scope.matchedText(of: value))
  }

  func explainMatch(_ value: ValueTemplate, _ matcher: Matcher) throws(ValueFault) -> Mismatch {
    let text = try scope.matchedText(of: value)
    let shown = scope.shown(matcher)
    return Mismatch(
      "\(text.quoted) does not match \(shown.description)",
      expected: shown.description,
      found: text.quoted
    )
  }
}

extension Scope {
  /// A value as the text that a matcher looks at.
  fileprivate func matchedText(of template: ValueTemplate) throws(ValueFault) -> String {
    try matchedText(of: value(of: template), at: template.span)
  }

  /// A value as the text that a matcher looks at.
  ///
  /// - Throws: A fault at a place, if the value is neither a text nor a number.
  func matchedText(of value: Value, at place: SourceSpan) throws(ValueFault) -> String {
    if let text = value.text { return text }
    throw ValueFault(
      "a matcher needs a text or a number, but the value is \(value.kindName)",
      at: place
    )
  }
}
