/// The owner of a node, with its column.
enum LayoutOwner {
  case document
  case key(column: Int)
  case dash(column: Int)

  /// The column where the owner's lines begin.
  var contentColumn: Int {
    switch self {
    case .document: 0
    case .key(let column), .dash(let column): column + LayoutWriter.indentation
    }
  }
}

extension LayoutWriter {
  mutating func write(_ node: LayoutNode, after trivia: Trivia, owner: LayoutOwner) {
    let column = owner.contentColumn
    guard trivia.hasComments else {
      return writeOnLine(node.fitting(at: self.column + 1), owner: owner)
    }
    let node = node.fitting(at: column)
    let isBelow = node.isBlock && node.properties.isEmpty
    write(isBelow ? trivia : trivia.withoutFinalBlank, at: column, below: .owner)
    if !isBelow { beginLine(at: column) }
    write(node, owner: owner)
  }

  /// Writes a node on its owner's line, or begins there.
  private mutating func writeOnLine(_ node: LayoutNode, owner: LayoutOwner) {
    let isBelow = node.properties.isEmpty && (node.isBlock || node.isNothing)
    if !isBelow { append(" ") }
    write(node, owner: owner)
  }

  /// Writes a node where the line is; a block begins its lines itself.
  mutating func write(_ node: LayoutNode, owner: LayoutOwner) {
    append(node.properties.joined(separator: " "))
    if node.afterProperties.hasComments {
      write(node.afterProperties.withoutFinalBlank, at: owner.contentColumn, below: .owner)
      if !node.isBlock, !node.isNothing { beginLine(at: owner.contentColumn) }
    } else if !node.properties.isEmpty, !node.isBlock, !node.isNothing {
      append(" ")
    }
    writeContent(of: node, owner: owner)
  }

  private mutating func writeContent(of node: LayoutNode, owner: LayoutOwner) {
    switch node.content {
    case .nothing: break
    case .alias(let alias): append(alias)
    case .scalar(let scalar): write(scalar, at: owner.contentColumn)
    case .blockScalar(let scalar): write(scalar, at: owner.contentColumn)
    case .verbatim(let text): write(text)
    case .sequence(let items, .block(let closing)): write(items, closing, at: owner.contentColumn)
    case .mapping(let entries, .block(let closing)):
      write(entries, closing, at: owner.contentColumn)
    case .sequence(_, .flow), .mapping(_, .flow): append(node.flowContent)
    }
  }

  private mutating func write(_ text: VerbatimText) {
    let indentation = lineIndentation
    for (number, line) in text.lines.enumerated() {
      if number > 0 {
        let own = line.prefix { $0 == " " }.count
        beginLine(at: line.isEmpty ? 0 : max(0, own - text.indentation + indentation))
      }
      append(number == 0 ? line : String(line.drop { $0 == " " }))
    }
  }

  private mutating func write(_ items: [LayoutNode.Item], _ closing: Trivia, at column: Int) {
    for (number, item) in items.enumerated() {
      beginEntry(below: item.before, number, at: column)
      appendDash()
      write(item.value, after: item.afterDash, owner: .dash(column: column))
    }
    write(closing, at: column, below: .neighbour)
  }

  private mutating func write(_ entries: [LayoutNode.Entry], _ closing: Trivia, at column: Int) {
    for (number, entry) in entries.enumerated() {
      beginEntry(below: entry.before, number, at: column)
      writeKey(of: entry, at: column)
      write(entry.value, after: entry.beforeValue, owner: .key(column: column))
    }
    write(closing, at: column, below: .neighbour)
  }

  /// Writes a key with its colon; one that is not written needs a `?` to be seen.
  private mutating func writeKey(of entry: LayoutNode.Entry, at column: Int) {
    if entry.key.isUnwritten {
      append("?")
      beginLine(at: column)
    }
    append(entry.key.keyText + ":")
  }

  /// Begins the line of an entry; the first one after a dash continues with the dash's line.
  private mutating func beginEntry(below before: Trivia, _ number: Int, at column: Int) {
    write(before, at: column, below: number == 0 ? .owner : .neighbour)
    if number == 0, isAfterDash { append(" ") } else { beginLine(at: column) }
  }
}

extension LayoutNode {
  /// Whether it is written on lines of its own.
  var isBlock: Bool {
    switch content {
    case .sequence(_, .block), .mapping(_, .block): true
    case .nothing, .alias, .scalar, .blockScalar, .sequence, .mapping, .verbatim: false
    }
  }

  var isNothing: Bool {
    switch content {
    case .nothing: true
    case .alias, .scalar, .blockScalar, .sequence, .mapping, .verbatim: false
    }
  }

  /// Whether not even an anchor or a tag stands for it.
  var isUnwritten: Bool { isNothing && properties.isEmpty }
}
