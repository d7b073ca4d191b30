import AppModelKit
import ScenarioRuntime

extension Recording {
  /// Types into a field, as part of the same step as the keys before.
  ///
  /// The tap that has focused the field becomes part of the step as well.
  ///
  /// - Parameters:
  ///   - text: The keys, where `\n` is the Return key.
  ///   - index: The field's index in the screen.
  /// - Throws: Why the keys are not recorded; the recording is as it was then.
  package mutating func type(_ text: String, intoElement index: Int) throws(RecordingFault) {
    let take = unfolded ?? present
    if let typing = take.last.typing, isFocused(index) {
      return try type(typing.text + text, instead: typing, of: take)
    }
    var base = self
    var field = index
    if let tapped = tapThatFocused(index) {
      base.present.acts.removeLast()
      field = tapped
    }
    let typed = try base.typed(text, into: field)
    advance(to: try continuing(typed))
    unfolded = typed.later.isEmpty ? typed : nil
  }

  /// Takes back the last key that was typed in the current step.
  package mutating func deleteBackward() throws(RecordingFault) {
    let take = unfolded ?? present
    guard let typing = take.last.typing else {
      throw .refused("only keys of the last step can be taken back; 'clear' empties the field")
    }
    try type(String(typing.text.dropLast()), instead: typing, of: take)
  }

  private func isFocused(_ index: Int) -> Bool {
    screen.elements.indices.contains(index) && screen.elements[index].isFocused
  }

  /// The index of the field on the screen before, if the last act is the tap that has focused it.
  private func tapThatFocused(_ index: Int) -> Int? {
    guard present.later.isEmpty, present.glance == nil, isFocused(index), present.acts.count > 1,
      let touched = present.last.touched, touched.gesture == .tap,
      present.last.foldedActs.isEmpty
    else { return nil }
    let before = present.acts[present.acts.count - 2].end.screen
    guard before.elements.indices.contains(touched.index) else { return nil }
    let field = before.elements[touched.index]
    let isSame =
      field.identifier == screen.elements[index].identifier
      && field.type == screen.elements[index].type
    return field.traits.contains(.editable) && isSame ? touched.index : nil
  }

  /// Replaces the keys of the last step.
  private mutating func type(
    _ text: String,
    instead typing: TypedKeys,
    of take: Take
  ) throws(RecordingFault) {
    var base = self
    base.present = take
    base.present.acts.removeLast()
    base.present.secrets = typing.secrets
    guard !text.isEmpty else {
      let tapped = try base.take(after: .tap, onElement: typing.field)
      return replacePresent(with: try continuing(tapped))
    }
    let typed = try base.typed(text, into: typing.field)
    replacePresent(with: try continuing(typed))
    unfolded = typed
  }

  private func typed(_ text: String, into field: Int) throws(RecordingFault) -> Take {
    var next = try take(after: .type(text), onElement: field)
    next.last.typing = TypedKeys(text: text, field: field, secrets: present.secrets)
    return next
  }
}
