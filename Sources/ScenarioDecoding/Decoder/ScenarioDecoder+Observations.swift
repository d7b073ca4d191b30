import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// Properties of an element, or the number of some, with the names of their variables.
  mutating func memory(_ node: YAMLNode) -> Memory? {
    guard let fields = fields(of: node, as: RememberKey.self) else { return nil }
    switch (fields[.element], fields[.elements]) {
    case (let element?, nil): return memory(of: element, fields, node)
    case (nil, let elements?): return memory(ofCount: elements, fields, node)
    case (_?, _?):
      let later = fields.reversed().first { $0.key == .element || $0.key == .elements }
      report(.conflictingKeys("element", "elements"), at: later.map(fields.keySpan) ?? node.span)
    case (nil, nil) where fields.known.hasBareSelector: break
    case (nil, nil): report(.missingKey("element", in: RememberKey.owner), at: node.span)
    }
    return nil
  }

  private mutating func memory(
    of element: YAMLNode,
    _ fields: Fields<RememberKey>,
    _ node: YAMLNode
  ) -> Memory? {
    let selector = selector(element, "'element'")
    var items: [Memory.Item] = []
    for field in fields where field.key != .element {
      guard case .property(let property) = field.key else {
        report(
          .conflictingKeys("element", "count"),
          at: fields.keySpan(of: field),
          suggestion: "a count is of 'elements'"
        )
        continue
      }
      if let name = definedName(fields.value(of: field), "a variable") {
        items.append(.init(property, as: name))
      }
    }
    if node.entries.count == 1 {
      report(.nothingRemembered(), at: node.span, suggestion: "for example label: before")
    }
    _ = unique(items.map(\.name))
    return selector.map { .element($0, items) }
  }

  private mutating func memory(
    ofCount elements: YAMLNode,
    _ fields: Fields<RememberKey>,
    _ node: YAMLNode
  ) -> Memory? {
    let selector = selector(elements, "'elements'")
    for field in fields where field.key != .elements && field.key != .count {
      report(
        .conflictingKeys("elements", field.key.rawValue),
        at: fields.keySpan(of: field),
        suggestion: "a property is of one 'element'"
      )
    }
    guard let count = fields[.count] else {
      report(.missingKey("count", in: RememberKey.owner), at: node.span)
      return nil
    }
    guard let name = definedName(count, "a variable"), let selector else { return nil }
    return .count(of: selector, name: name)
  }

  mutating func auditExemptions(_ node: YAMLNode) -> [AuditExemption]? {
    if node.isPlainNull { return [] }
    guard let fields = fields(of: node, as: AuditKey.self) else { return nil }
    return read(fields, .ignore) { decoder, node, name in
      decoder.list(node, name) { $0.auditExemption($1) }
    } ?? []
  }

  private mutating func auditExemption(_ node: YAMLNode) -> AuditExemption? {
    guard node.kind == .mapping else {
      return word(node, "an item of 'ignore'", AuditExemption.Rule.self).map { AuditExemption($0) }
    }
    guard let fields = fields(of: node, as: AuditExemptionKey.self) else { return nil }
    requireKeys(fields, of: node)
    let rule = read(fields, .rule) { $0.word($1, $2, AuditExemption.Rule.self) }
    let element = read(fields, .element) { $0.selector($1, $2) }
    guard let rule, let element else { return nil }
    return AuditExemption(rule, of: element)
  }
}
