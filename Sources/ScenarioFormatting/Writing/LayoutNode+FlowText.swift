import AppModelKit

extension LayoutNode {
  /// The node as it fits on a line that begins so far to the right: what is too long in brackets is
  /// written in block style.
  func fitting(at column: Int) -> LayoutNode {
    guard isBreakable, let content = contentInBlockStyle else { return self }
    guard column + flowText.unicodeScalars.count > LayoutWriter.lineLength else { return self }
    var node = self
    node.content = content
    return node
  }

  /// Whether it is in brackets without a comment after them, which would lose its place.
  private var isBreakable: Bool {
    switch content {
    case .sequence(_, .flow(hasComment: false)), .mapping(_, .flow(hasComment: false)): true
    case .nothing, .alias, .scalar, .blockScalar, .sequence, .mapping, .verbatim: false
    }
  }

  private var contentInBlockStyle: Content? {
    switch content {
    case .sequence(let items, _) where !items.isEmpty: .sequence(items, .block(closing: Trivia()))
    case .mapping(let entries, _) where !entries.isEmpty:
      entries.contains(where: \.key.isNothing) ? nil : .mapping(entries, .block(closing: Trivia()))
    case .nothing, .alias, .scalar, .blockScalar, .sequence, .mapping, .verbatim: nil
    }
  }

  var keyText: String {
    switch content {
    case .alias, .nothing: textBeforeColon
    case .scalar(let scalar) where properties.isEmpty && ElementType(rawValue: scalar.text) != nil:
      scalar.text
    case .scalar(let scalar) where properties.isEmpty: scalar.textInFirstColumn
    case .blockScalar(let scalar) where properties.isEmpty:
      ScalarText.writing(scalar.text, in: .block)
    case .scalar, .blockScalar, .sequence, .mapping, .verbatim: flowText
    }
  }

  /// The node on one line before a colon, which must not become part of a name.
  fileprivate var textBeforeColon: String { endsInName ? flowText + " " : flowText }

  /// Whether an alias, an anchor or a tag is all of it.
  private var endsInName: Bool {
    switch content {
    case .alias: true
    case .nothing: !properties.isEmpty
    case .scalar, .blockScalar, .sequence, .mapping, .verbatim: false
    }
  }

  /// The node on one line, as it is in brackets.
  var flowText: String {
    (properties + [flowContent].filter { !$0.isEmpty }).joined(separator: " ")
  }

  var flowContent: String {
    switch content {
    case .nothing: ""
    case .alias(let alias): alias
    case .scalar(let scalar): scalar.text(in: .flow)
    case .blockScalar(let scalar): ScalarText.writing(scalar.text, in: .flow)
    case .sequence(let items, _): "[\(items.map(\.value.flowText).joined(separator: ", "))]"
    case .mapping(let entries, _): "{\(entries.map(\.flowText).joined(separator: ", "))}"
    case .verbatim(let text): text.lines.joined(separator: " ")
    }
  }
}

extension LayoutNode.Entry {
  /// The entry as it is in braces; a key alone has nothing after it.
  fileprivate var flowText: String {
    if key.isUnwritten { return "? : \(value.flowText)" }
    return value.isUnwritten && !key.isNothing
      ? key.flowText : "\(key.withoutNeedlessQuotes.textBeforeColon): \(value.flowText)"
  }
}

extension LayoutNode {
  /// A key without quotes where it is the name of a type, which is what it means there.
  fileprivate var withoutNeedlessQuotes: LayoutNode {
    guard case .scalar(let scalar) = content, scalar.lines.count == 1,
      ElementType(rawValue: scalar.text) != nil
    else { return self }
    var key = self
    key.content = .scalar(LayoutScalar(style: .plain, text: scalar.text, lines: [scalar.text]))
    return key
  }
}
