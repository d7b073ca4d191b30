/// Lines that keep their relative indentation when they are moved.
struct VerbatimText {
  /// The first line from its bracket on, the others with their indentation.
  let lines: [String]

  /// How far the line is indented on which it begins.
  let indentation: Int
}
