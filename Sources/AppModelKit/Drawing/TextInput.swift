/// How a field takes text.
struct TextInput: Sendable {
  /// The field's text, also if it shows bullets.
  let text: String

  /// How many characters, as people count them, it takes at most.
  let limit: Int?

  /// Whether Return begins another line.
  let isMultiline: Bool

  /// The action that hands the app the new text.
  let edit: @Sendable (String) -> AnyAction

  /// Whether a new text is within the limit, or at least no longer than what is there.
  func accepts(_ new: String) -> Bool {
    guard let limit else { return true }
    let count = new.count
    return count <= limit || count <= text.count
  }
}
