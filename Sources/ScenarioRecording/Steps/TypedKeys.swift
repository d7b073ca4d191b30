import AppModelKit

/// An element of the screen before a gesture.
struct TouchedElement: Hashable, Sendable {
  let gesture: ElementGesture
  let index: Int
}

/// The keys that a person has typed into one field, which make one step.
struct TypedKeys: Hashable, Sendable {
  let text: String

  /// The field's index on the screen before the first key.
  let field: Int

  /// The variables for secrets before the first key.
  let secrets: [RecordedSecret]
}
