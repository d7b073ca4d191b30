import ScenarioFormatting
import ScenarioYAML

extension FlowTranslator {
  private static let selectorKeys = [
    "text", "id", "index", "enabled", "checked", "selected", "focused", "childOf", "containsChild",
    "containsDescendants", "above", "below", "leftOf", "rightOf", "width", "height", "tolerance",
    "traits", "css", "label", "optional",
  ]

  /// The selector of an element, which is a text or a mapping.
  ///
  /// A mapping may have other keys of the command next to those of the selector.
  mutating func element(
    _ node: YAMLNode,
    of owner: String,
    nextTo others: [String] = []
  ) throws(ImportStop) -> WrittenValue {
    switch node.kind {
    case .scalar where !node.isPlainNull:
      let pattern = try pattern(node, of: owner)
      if case .text = pattern { return pattern }
      return ["label": pattern]
    case .mapping:
      try node.check(keys: Self.selectorKeys + others, of: owner)
      return try conditions(node, of: owner)
    case .scalar, .sequence:
      throw .fault(
        .wrongValue(of: owner, expected: "an element: a text, or a mapping"),
        at: node.span,
        nil
      )
    }
  }

  private mutating func conditions(
    _ node: YAMLNode,
    of owner: String
  ) throws(ImportStop) -> WrittenValue {
    var entries: [WrittenValue.Entry] = []
    for entry in node.entries where !entry.value.isPlainNull {
      if let condition = try condition(entry) { entries.append(condition) }
    }
    if entries.isEmpty {
      throw .fault(
        .missingKey("text", of: owner),
        at: node.span,
        "name an element by 'text' or 'id'"
      )
    }
    if entries.allSatisfy({ $0.key == "containing" }) {
      remarkContainer(node)
      entries.insert(("type", .word("cell")), at: 0)
    }
    if entries.count == 1, entries[0].key == "label", case .text = entries[0].value {
      return entries[0].value
    }
    return .mapping(entries)
  }

  /// The condition of one key; nil for keys that are not about the element.
  private mutating func condition(_ entry: YAMLEntry) throws(ImportStop) -> WrittenValue.Entry? {
    let key = entry.key.text
    switch key {
    case "text": return ("label", try pattern(entry.value, of: key))
    case "id": return ("id", try pattern(entry.value, of: key))
    case "index": return ("index", .number(try integer(entry.value, of: key)))
    case "enabled", "selected", "focused": return (key, try boolean(entry.value, of: key))
    case "checked":
      return ("value", .text(try boolean(entry.value, of: key) == true ? "1" : "0"))
    case "childOf": return ("within", try element(entry.value, of: key))
    case "containsChild": return ("containing", try element(entry.value, of: key))
    case "containsDescendants": return ("containing", try onlyElement(entry.value, of: key))
    case "above", "below", "leftOf", "rightOf", "width", "height", "tolerance":
      throw .gap(
        at: entry.key.span,
        "'\(key)' has no equivalent: selectors know neither positions nor sizes",
        "use 'within', 'containing' or 'index'"
      )
    case "traits", "css":
      throw .gap(
        at: entry.key.span,
        "'\(key)' has no equivalent",
        "use 'id', 'label' or a type, such as 'tap: {button: Done}'"
      )
    default: return nil
    }
  }

  /// Notes that an element which only its content names is imported as a cell.
  ///
  /// Every element around the content would match, up to the whole list.
  private mutating func remarkContainer(_ node: YAMLNode) {
    let keys = ["containsChild", "containsDescendants"]
    let key = node.entries.first { keys.contains($0.key.text) }?.key
    remark(
      at: key?.span ?? node.span,
      "every element around the child would match, so the cell is meant here",
      "name another type, or the 'id' of the element"
    )
  }

  private mutating func onlyElement(
    _ list: YAMLNode,
    of key: String
  ) throws(ImportStop) -> WrittenValue {
    let items = try list.sequence(of: key).items
    guard items.count == 1 else {
      throw .gap(
        at: list.span,
        "'\(key)' has no equivalent for several elements",
        "write one of them after 'containing'"
      )
    }
    return try element(items[0], of: key)
  }

  mutating func boolean(_ node: YAMLNode, of key: String) throws(ImportStop) -> WrittenValue {
    switch try text(node.scalar(of: key)).literal {
    case "true": return true
    case "false": return false
    case nil: throw .gap(at: node.span, "'\(key)' can't be a variable", "write 'true' or 'false'")
    default: throw .fault(.wrongValue(of: key, expected: "'true' or 'false'"), at: node.span, nil)
    }
  }
}
