package import ScenarioDiagnostics

/// A statement about the screen that holds or does not hold at a moment.
///
/// ```yaml
/// - assert: Done                                  # .exists
/// - assert: {element: Title, label: Hello}        # .element
/// - waitFor: {any: [{screen: List}, {check: x}]}  # .any
/// ```
package struct Expectation: Sendable {
  package indirect enum Form: Sendable {
    /// At least one element matches.
    case exists(Selector)

    /// Exactly one element matches, and all conditions hold of it.
    case element(Selector, [ElementCondition])

    /// The conditions hold of all elements that match.
    case elements(Selector, ElementsCondition)

    /// The screen with that name is the topmost one, and no transition is under way.
    case screen(Text)

    /// The latest screen change has that name.
    case transition(Text)
    case equals(ValueTemplate, ValueTemplate)

    /// A value, as a text, is as a matcher says.
    case matches(ValueTemplate, Matcher)

    /// The app has made such calls since launch.
    case call(CallExpectation)

    /// The vocabulary's check holds.
    case check(Call)
    case all([Expectation])
    case any([Expectation])
    case not(Expectation)
  }

  package let form: Form
  package let span: SourceSpan

  package init(_ form: Form, span: SourceSpan) {
    self.form = form
    self.span = span
  }
}
