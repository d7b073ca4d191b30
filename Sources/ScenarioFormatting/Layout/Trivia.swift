/// What is between two nodes and means nothing to a machine: comments and blank lines.
struct Trivia {
  enum Line {
    /// A comment from its `#` on, and the column that it began in.
    case comment(String, column: Int)

    /// Blank lines; several count as one.
    case blank
  }

  /// A comment on the line of what is before.
  var trailing: String?

  var lines: [Line] = []

  var isEmpty: Bool { trailing == nil && lines.isEmpty }

  var hasComments: Bool { trailing != nil || lines.contains(where: \.isComment) }

  /// Adds what follows it; a comment that trailed there gets a line of its own.
  mutating func append(_ other: Trivia) {
    if isEmpty { self = other } else { lines += other.ownLines }
  }

  /// Its lines; a trailing comment is the first.
  var ownLines: [Line] { (trailing.map { [.comment($0, column: 0)] } ?? []) + lines }

  /// Takes away what belongs to a collection that ends here: the comments that are at least as
  /// far to the right as its entries do, up to the first that does not.
  mutating func splitOff(at column: Int) -> Trivia {
    let reach = lines.prefix { $0.isIndented(at: column) }.lastIndex(where: \.isComment) ?? -1
    defer {
      trailing = nil
      lines.removeFirst(reach + 1)
    }
    return Trivia(trailing: trailing, lines: Array(lines[...reach]))
  }

  var withoutFinalBlank: Trivia {
    var trivia = self
    if let last = lines.last, !last.isComment { trivia.lines.removeLast() }
    return trivia
  }
}

extension Trivia.Line {
  var isComment: Bool {
    switch self {
    case .comment: true
    case .blank: false
    }
  }

  fileprivate func isIndented(at wanted: Int) -> Bool {
    switch self {
    case .comment(_, let column): column >= wanted
    case .blank: true
    }
  }
}
