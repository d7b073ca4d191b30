/// Text that is typed.
package struct TextEntry: Sendable {
  /// The field to tap first, or nil to type where the focus is.
  package let field: Touch?
  package let text: Text

  package init(_ text: Text, into field: Touch?) {
    self.text = text
    self.field = field
  }
}
