import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  mutating func vocabulary(_ node: YAMLNode) -> VocabularyFile? {
    guard let fields = fields(of: node, as: VocabularyKey.self) else { return nil }
    requireKeys(fields, of: node)
    _ = read(fields, .vocabulary) { $0.nonEmptyText($1, $2) }
    _ = read(fields, .description) { $0.text($1, $2) }
    return VocabularyFile(
      imports: read(fields, .imports) { $0.imports($1, $2) } ?? [],
      vocabulary: vocabulary(
        elements: fields[.elements],
        flows: fields[.flows],
        checks: fields[.checks]
      )
    )
  }

  /// The words after the keys of a vocabulary, or of a scenario or suite that defines its own.
  mutating func vocabulary(elements: YAMLNode?, flows: YAMLNode?, checks: YAMLNode?) -> Vocabulary {
    flowNames.formUnion(flows?.entries.map(\.key.text) ?? [])
    defer { unreadableNames = [] }
    let definitions =
      words(elements, "'elements'", "an element") { $0.element(named: $1, $2) }
      + words(flows, "'flows'", "a flow") { $0.flow(named: $1, $2) }
      + words(checks, "'checks'", "a check") { $0.check(named: $1, $2) }
    return Vocabulary(definitions, unreadableNames: unreadableNames)
  }

  /// The words of one kind; those that make no sense are kept in mind by their names.
  private mutating func words(
    _ node: YAMLNode?,
    _ name: String,
    _ what: String,
    _ decode: (inout Self, Located<String>, YAMLNode) -> WordDefinition?
  ) -> [WordDefinition] {
    guard let node else { return [] }
    let definitions = entries(of: node, name) { (decoder, entry) -> WordDefinition? in
      guard let name = decoder.usableName(entry.key, what) else { return nil }
      let word = decode(&decoder, name, entry.value)
      if word == nil { decoder.unreadableNames.insert(name.value) }
      return word
    }
    return definitions ?? []
  }

  /// A selector alone, or one with parameters.
  private mutating func element(named name: Located<String>, _ node: YAMLNode) -> WordDefinition? {
    guard node["selector"] != nil || node["parameters"] != nil else {
      return selector(node, "an element").map { WordDefinition(name, .element($0)) }
    }
    guard let fields = fields(of: node, as: ElementWordKey.self) else { return nil }
    requireKeys(fields, of: node)
    let parameters = read(fields, .parameters) { $0.parameters($1, $2) } ?? []
    return read(fields, .selector) { $0.selector($1, $2) }.map {
      WordDefinition(name, parameters: parameters, .element($0))
    }
  }

  private mutating func flow(named name: Located<String>, _ node: YAMLNode) -> WordDefinition? {
    if node.kind == .sequence { return flow(named: name, ofBareSteps: node) }
    guard let fields = fields(of: node, as: FlowWordKey.self) else { return nil }
    requireKeys(fields, of: node)
    _ = read(fields, .description) { $0.text($1, $2) }
    let parameters = read(fields, .parameters) { $0.parameters($1, $2) } ?? []
    return read(fields, .steps) { $0.steps($1, $2) }.map {
      WordDefinition(name, parameters: parameters, .flow($0))
    }
  }

  /// A flow that is a list of steps, which is reported, and hides nothing that is wrong in them.
  private mutating func flow(
    named name: Located<String>,
    ofBareSteps node: YAMLNode
  ) -> WordDefinition? {
    report(
      .wrongKind(FlowWordKey.owner, "a mapping", found: node.foundKind),
      at: node.span,
      suggestion: "put the list after 'steps': {steps: [...]}"
    )
    return WordDefinition(name, .flow(steps(node, "'steps'") ?? []))
  }

  /// An expectation, with `description` and `parameters` next to its keys.
  private mutating func check(named name: Located<String>, _ node: YAMLNode) -> WordDefinition? {
    let fields = Fields<CheckWordKey>(KnownEntries(in: node, of: CheckWordKey.finder.table))
    _ = read(fields, .description) { $0.text($1, $2) }
    let parameters = read(fields, .parameters) { $0.parameters($1, $2) } ?? []
    return expectation(node, "a check", beside: CheckWordKey.finder.names).map {
      WordDefinition(name, parameters: parameters, .check($0))
    }
  }

  /// Names in a list, or a mapping of names to defaults.
  private mutating func parameters(_ node: YAMLNode, _ name: String) -> [Parameter]? {
    guard node.kind == .mapping else {
      let names = list(node, name) { $0.definedName($1, "a parameter") }
      return names.map { unique($0).map { Parameter(name: $0) } }
    }
    return entries(of: node, name) { decoder, entry in
      guard let name = decoder.definedName(entry.key, "a parameter") else { return nil }
      let fallback = entry.value.isPlainNull ? nil : decoder.value(entry.value)
      return Parameter(name: name, fallback: fallback)
    }
  }

  /// The arguments after `with`.
  mutating func arguments(_ node: YAMLNode, _ name: String) -> [Call.Argument]? {
    report(node.respeltKeys)
    return entries(of: node, name) { decoder, entry in
      decoder.value(entry.value).map {
        Call.Argument(name: Located(entry.key.text, span: entry.key.span), value: $0)
      }
    }
  }

  /// The use of a word that is named after one key and gets its arguments after `with`.
  mutating func call(_ word: YAMLNode, _ name: String, with arguments: YAMLNode?) -> Call? {
    let name = fixedText(word, name)
    let arguments = arguments.flatMap { self.arguments($0, "'with'") } ?? []
    return name.map { Call(name: $0, arguments: arguments) }
  }
}
