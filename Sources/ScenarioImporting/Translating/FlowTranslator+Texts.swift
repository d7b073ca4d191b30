import Patterns
import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioRuntime
import ScenarioYAML

extension FlowTranslator {
  mutating func text(_ node: YAMLNode) throws(ImportStop) -> FlowText {
    var parts: [FlowText.Part] = []
    for piece in FlowPiece.pieces(of: node.text) {
      switch piece {
      case .literal(let literal): parts += FlowText(literal: literal).parts
      case .script(let script): parts += try value(of: script, at: node.span).parts
      }
      if parts.count > Self.longestText {
        throw Self.lengthGap(
          at: node.span,
          "this text has more than \(Self.longestText) characters"
        )
      }
    }
    return FlowText(parts)
  }

  /// Variables of `runFlow` that are made of each other could grow without end.
  private static let longestText = 100_000

  /// The most characters that the flows of an import repeat, however many texts have them.
  private static let mostRepeatedCharacters = 1_000_000

  private static func lengthGap(at span: SourceSpan, _ reason: String) -> ImportStop {
    .gap(at: span, reason, "take it from a data file: 'variables: {text: {fromFile: data.json}}'")
  }

  /// A text that is in the flow once and can be used many times.
  mutating func repeating(_ text: FlowText, at span: SourceSpan) throws(ImportStop) -> FlowText {
    repeatedCharacters += text.parts.count
    guard repeatedCharacters > Self.mostRepeatedCharacters else { return text }
    throw Self.lengthGap(
      at: span,
      "the flow's variables and copied texts come to more than \(Self.mostRepeatedCharacters) "
        + "characters"
    )
  }

  /// A text that is not empty, which matches something.
  mutating func shownText(_ node: YAMLNode) throws(ImportStop) -> FlowText {
    let text = try text(node)
    if text.literal?.trimmingBlanks.isEmpty != true { return text }
    throw .gap(at: node.span, "an empty text finds no element", "name the element by another text")
  }

  /// The value of a script that names a variable or is a text in quotes.
  mutating func value(of script: String, at span: SourceSpan) throws(ImportStop) -> FlowText {
    if script.isVariableName { return try variable(script, at: span) }
    if let literal = script.quotedText { return FlowText(literal: literal) }
    if script == "maestro.copiedText" {
      if let clipboard { return try repeating(clipboard, at: span) }
      throw .gap(at: span, "this flow has not copied a text", "store one with 'remember' before")
    }
    throw .gap(
      at: span,
      "'${\(shortened(script))}' has no equivalent: scenarios have no JavaScript",
      "use a variable, or read a value from the screen with 'remember'"
    )
  }

  private mutating func variable(
    _ name: String,
    at span: SourceSpan
  ) throws(ImportStop) -> FlowText {
    if let local = locals[name] { return try repeating(local, at: span) }
    use(name, at: span)
    return FlowText(variable: name)
  }

  /// A whole number that is written, or the value of a variable that is one.
  mutating func integer(_ node: YAMLNode, of key: String) throws(ImportStop) -> Int {
    let text = try text(node.scalar(of: key))
    if let literal = text.literal {
      if let number = literal.maestroInteger, Self.numbers.contains(number) { return number }
      throw .fault(.wrongValue(of: key, expected: "a whole number"), at: node.span, nil)
    }
    throw .gap(
      at: node.span,
      "'\(key)' can't be a variable of the flow, whose values are texts",
      "write the number"
    )
  }

  mutating func optionalInteger(_ node: YAMLNode?, of key: String) throws(ImportStop) -> Int? {
    guard let node else { return nil }
    return try integer(node, of: key)
  }

  private static let numbers = -1_000_000...1_000_000

  /// A text pattern as a selector has it.
  mutating func pattern(_ node: YAMLNode, of key: String) throws(ImportStop) -> WrittenValue {
    let text = try shownText(node.scalar(of: key))
    do {
      return try TextPattern(text).value()
    } catch {
      throw .gap(
        at: node.span,
        "'\(shortened(text.written))' \(error.text)",
        error.suggestion ?? "use 'contains', 'startsWith' or 'endsWith'"
      )
    }
  }

  mutating func variables(_ node: YAMLNode?) throws(ImportStop) -> [FlowVariable] {
    guard let node else { return [] }
    var values: [FlowVariable] = []
    for entry in try node.mapping(of: "env").entries {
      let name = try variableName(entry.key)
      let value = try text(entry.value.scalar(of: name))
      values.append(FlowVariable(name: name, value: hiding(value, named: name)))
    }
    return values
  }

  func variableName(_ node: YAMLNode) throws(ImportStop) -> String {
    if node.text.isVariableName { return node.text }
    throw .gap(
      at: node.span,
      "'\(shortened(node.text))' can't be the name of a variable",
      "use letters, digits and '_'"
    )
  }

  /// The text, or a variable with its value if the name says that it is secret.
  private mutating func hiding(_ text: FlowText, named name: String) -> FlowText {
    guard name.isLikelySecret, let literal = text.literal, !literal.isEmpty else { return text }
    return secret(literal, named: name)
  }

  mutating func secret(_ value: String, named name: String) -> FlowText {
    let name = keep(secret: value, named: name)
    use(name, at: flow.commands.span)
    return FlowText(variable: name)
  }
}

extension String {
  /// The whole number as Maestro reads it: `3`, but also `3.0` and `1_000`.
  fileprivate var maestroInteger: Int? {
    let digits = filter { $0 != "_" }
    return Int(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// The text in the quotes of JavaScript; nil if it is not one such text.
  var quotedText: String? {
    guard let quote = first, "'\"`".contains(quote), count > 1, last == quote else { return nil }
    let content = dropFirst().dropLast()
    return content.contains { $0 == quote || $0 == "\\" } ? nil : String(content)
  }
}
