/// A file's only document.
struct LayoutDocument {
  /// The lines before the root: directives, `---`, and the comments around them.
  var prologue: [String] = []
  var beforeRoot = Trivia()
  var root = LayoutNode()

  /// What follows the root.
  var closing = Trivia()

  /// Whether `...` ends the document.
  var hasEndMark = false

  /// What follows the mark.
  var epilogue = Trivia()
}
