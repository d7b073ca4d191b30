package import ScenarioModel

/// The kind of value that a template must yield at a place of the language.
package enum PlaceKind: Sendable {
  /// Any value: a part of a variable, an argument, a side of `equals`.
  case value

  /// A text or a number that a matcher looks at.
  case matchedText

  /// A text that means something only if it is not empty.
  case nonEmptyText
  case pattern
  case direction
  case settling
  case auditRule

  /// The word `manual` in place of launch options.
  case manualLaunch
  case boolean

  /// Whether the first of the matches is meant, so that it must be true.
  case choiceOfFirst

  /// Whether an element exists that has a further condition, so it must be true.
  case presence

  /// A whole number.
  case integer

  /// A whole number that can't be negative.
  case count

  /// A decimal number.
  case number

  /// A decimal number above 0.
  case scale
  case duration
  case date

  /// The list of a loop, which may be empty only where that is said.
  case loop(allowsEmpty: Resolvable<Bool>?)
}
