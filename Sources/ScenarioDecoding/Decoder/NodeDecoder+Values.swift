import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension NodeDecoder {
  /// Any value, its plain scalars read by YAML's core rules.
  mutating func value(_ node: YAMLNode) -> ValueTemplate? {
    switch node.kind {
    case .scalar: return ValueTemplate(scalarValue(node), span: node.span)
    case .sequence:
      var items: [ValueTemplate] = []
      for item in node.items {
        if let value = value(item) { items.append(value) }
      }
      return ValueTemplate(.list(items), span: node.span)
    case .mapping:
      report(node.respeltKeys)
      var entries: [ValueTemplate.Entry] = []
      for entry in node.entries {
        guard let value = value(entry.value) else { continue }
        let key = writtenKey(entry.key)
        entries.append(.init(key: key, value: value))
      }
      return ValueTemplate(.mapping(entries), span: node.span)
    }
  }

  /// A key that the writer chooses, which can't hold references.
  mutating func writtenKey(_ node: YAMLNode) -> Located<String> {
    if node.text.contains("${") { report(.templateNotAllowed(in: "a key"), at: node.span) }
    return Located(node.text, span: node.span)
  }

  private mutating func scalarValue(_ node: YAMLNode) -> ValueTemplate.Content {
    warn(of: node.lostNumber, in: node)
    warn(of: node.foldedLineFeed, in: node)
    guard node.style == .plain else { return .text(template(in: node)) }
    if node.isPlainNull { return .null }
    switch node.text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      if let number = Number(node.text) { return .number(number) }
      return .text(template(in: node))
    }
  }

  /// The text of a scalar, with `${...}` read as references and `$${` as a literal `${`.
  mutating func template(in node: YAMLNode) -> Text {
    let text = node.text
    guard node.hasDollarSign, text.contains("${") else {
      return Text(literal: text, span: node.span)
    }
    return template(text, in: node)
  }

  private mutating func template(_ text: String, in node: YAMLNode) -> Text {
    var parser = TemplateParser(text, in: node)
    let parts = parser.parse()
    for problem in parser.problems {
      report(.malformedTemplate(problem.reason), at: problem.span, suggestion: problem.advice)
    }
    findings.escapes += parser.escapes
    return Text(parts, span: node.span)
  }

  /// Warns of each `$${name}` whose name the file defines.
  ///
  /// - Returns: The others, whose names may be defined elsewhere.
  mutating func warnOfEscapedNames() -> [EscapedReference] {
    for escape in findings.escapes where findings.definedNames.contains(escape.reference.name) {
      report(escape.warning)
    }
    return findings.escapes.filter { !findings.definedNames.contains($0.reference.name) }
  }
}

extension Text {
  /// A text of pieces, which is not a template if it is one literal piece.
  init(_ parts: [Text.Part], span: SourceSpan) {
    if parts.count == 1, case .literal(let literal) = parts[0] {
      self.init(literal: literal, span: span)
    } else {
      self.init(.template(parts), span: span)
    }
  }
}
