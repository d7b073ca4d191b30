/// A scalar that is plain or in quotes.
struct LayoutScalar {
  enum Style {
    case plain
    case singleQuoted
    case doubleQuoted
  }

  let style: Style

  /// What it means.
  let text: String

  /// How it is written, line by line, without indentation.
  let lines: [String]

  /// Whether a comment follows that begins with a number, which would seem a part of the text.
  var precedesNumber = false
}
