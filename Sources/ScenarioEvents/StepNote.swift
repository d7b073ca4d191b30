package import AppModelKit
package import ScenarioDiagnostics

/// An action or a finding of a step, which reports put into words: `touched button 'Add' at (351,
/// 42)`.
package enum StepNote: Sendable {
  /// Animations ended before the step began, after this time.
  case settled(Duration)

  /// A wait held at a moment of the app's clock, with this much of its timeout left.
  case held(at: Duration, left: Duration)

  /// A gesture touched an element at a place.
  case touched(element: String, at: Point)

  /// The element was scrolled into view first.
  case scrolledIntoView(element: String)

  /// The app called something that it depends on; secret values are masked already.
  case called(RecordedCall)

  /// Something to know, in words.
  case text(String)

  /// Something odd that does not fail the step.
  indirect case warning(Diagnostic)

  /// The element tree, or the part of it below an element.
  indirect case hierarchy(ScreenSnapshot, below: Int?)

  /// A picture of the screen under a name.
  indirect case screenshot(name: String, ScreenSnapshot)
}
