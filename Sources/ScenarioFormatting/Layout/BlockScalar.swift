/// A literal or folded scalar: a header, and lines below it whose spaces all count.
struct BlockScalar {
  /// What becomes of the line breaks at the end.
  enum Chomping: String {
    case clip = ""
    case strip = "-"
    case keep = "+"
  }

  /// `|` or `>`.
  let indicator: String
  let chomping: Chomping

  /// What it means.
  let text: String

  /// A comment after the header.
  let comment: String?

  /// The content without the indentation that all lines share; blank lines at the end only where
  /// they mean something.
  let lines: [String]

  /// The header for a content with this indentation, relative to its owner.
  func header(indentation: Int) -> String {
    let digit = beginsIndented ? String(indentation) : ""
    let header = indicator + digit + chomping.rawValue
    return comment.map { "\(header)  \($0)" } ?? header
  }

  /// Whether the content's indentation cannot be derived from its first line.
  private var beginsIndented: Bool {
    lines.first { !$0.isEmpty }?.first.map { $0 == " " || $0 == "\t" } ?? false
  }
}
