import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension NodeDecoder {
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
