/// An input for files on a page.
struct FileInput: Sendable {
  /// The window or frame that it is in.
  let context: String

  /// The name that WebDriver gives the element.
  let reference: String
}
