/// Writes documents in the one layout that is ours.
struct LayoutWriter {
  /// The longest line that brackets are kept on.
  static let lineLength = 100

  /// How much further what belongs to something is indented.
  static let indentation = 2

  private var finished = ""
  private var line = ""

  /// Whether the line still needs something after its dash.
  private(set) var isAfterDash = false

  /// A document's text, its lines ending in `\n`.
  static func text(of document: LayoutDocument) -> String {
    var writer = LayoutWriter()
    writer.write(document)
    return writer.finished + writer.line + "\n"
  }

  /// How many characters are on the present line.
  var column: Int { line.unicodeScalars.count }

  mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    line += text
    isAfterDash = false
  }

  mutating func appendDash() {
    line += "-"
    isAfterDash = true
  }

  /// Ends the present line, if there is one, and begins one that is indented so far.
  mutating func beginLine(at column: Int) {
    if !finished.isEmpty || !line.isEmpty { finished += line + "\n" }
    line = String(repeating: " ", count: column)
    isAfterDash = false
  }

  /// Ends the present line and leaves one empty, unless one is or nothing is above it.
  mutating func leaveBlankLine() {
    guard !line.isEmpty else { return }
    finished += line + "\n"
    line = ""
  }

  /// How far the present line is indented.
  var lineIndentation: Int { line.prefix { $0 == " " }.count }
}

/// The kind of line above a run of comments; after some kinds, a blank line would only separate
/// them from their owner.
enum Opening {
  case owner
  case neighbour
}

extension LayoutWriter {
  private mutating func write(_ document: LayoutDocument) {
    for line in document.prologue {
      if line.isEmpty { leaveBlankLine() } else { addLine(line) }
    }
    write(document.beforeRoot, at: 0, below: .owner)
    writeRoot(document.root)
    write(document.closing.withoutFinalBlank, at: 0, below: .neighbour)
    guard document.hasEndMark else { return }
    addLine("...")
    write(document.epilogue.withoutFinalBlank, at: 0, below: .neighbour)
  }

  private mutating func addLine(_ text: String) {
    beginLine(at: 0)
    append(text)
  }

  private mutating func writeRoot(_ root: LayoutNode) {
    let root = root.fitting(at: 0)
    let isBelow = root.properties.isEmpty && (root.isBlock || root.isNothing)
    if !isBelow { beginLine(at: 0) }
    write(root, owner: .document)
  }

  /// Writes what is between two nodes: the rest of the line, and lines of their own.
  mutating func write(_ trivia: Trivia, at column: Int, below opening: Opening) {
    if let comment = trivia.trailing { append((isAfterDash ? " " : "  ") + comment) }
    var opening = opening
    for line in trivia.lines {
      switch line {
      case .comment(let comment, _):
        beginLine(at: column)
        append(comment)
        opening = .neighbour
      case .blank where opening == .neighbour: leaveBlankLine()
      case .blank: break
      }
    }
  }
}
