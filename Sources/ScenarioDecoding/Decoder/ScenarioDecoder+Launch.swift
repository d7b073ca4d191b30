import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML
import Suggestions

extension ScenarioDecoder {
  /// The header's `launch`: options, or the word `manual`.
  mutating func headerLaunch(_ node: YAMLNode) -> LaunchOptions? {
    guard node.kind == .scalar, !node.isPlainNull else { return launchOptions(node, .header) }
    return manualLaunch(node).map { LaunchOptions(manual: .word($0), span: node.span) }
  }

  private mutating func manualLaunch(_ node: YAMLNode) -> Resolvable<ManualLaunch.Word>? {
    let text = template(in: node)
    guard let literal = text.literal else { return .template(text) }
    if let word = ManualLaunch.Word(rawValue: literal) { return .literal(word, node.span) }
    report(
      .wrongKind("'launch'", "a mapping or 'manual'", found: node.foundKind),
      at: node.span,
      suggestion: didYouMean(literal, among: HeaderKey.launchWords)
    )
    return nil
  }

  /// Where launch options stand: only a header can say `manual`.
  enum LaunchPlace {
    case header
    case step
  }

  /// The mapping behind `launch`; nothing there means no options.
  mutating func launchOptions(_ node: YAMLNode, _ place: LaunchPlace) -> LaunchOptions? {
    if node.isPlainNull { return LaunchOptions(span: node.span) }
    noteMention()
    guard let fields = fields(of: node, as: LaunchKey.self) else { return nil }
    if place == .step, let manual = fields.all.first(where: { $0.key == .manual }) {
      reportUnknownKey(
        manual.keyNode,
        in: RelaunchKey.owner,
        known: RelaunchKey.names
      )
    }
    return LaunchOptions(
      manual: read(fields, .manual) { $0.boolean($1, $2) }.map(ManualLaunch.flag),
      arguments: read(fields, .arguments) { decoder, node, name in
        decoder.list(node, name) { $0.text($1, "a launch argument") }
      },
      environment: read(fields, .environment) { $0.environment($1, $2) },
      date: read(fields, .now) { $0.dateTime($1, $2) },
      span: node.span
    )
  }

  private mutating func environment(
    _ node: YAMLNode,
    _ name: String
  ) -> [EnvironmentVariable]? {
    entries(of: node, name) { decoder, entry in
      let name = decoder.writtenKey(entry.key)
      return decoder.text(entry.value, "an environment variable")
        .map { EnvironmentVariable(name: name, value: $0) }
    }
  }

  /// The entries of a mapping whose keys the writer chooses.
  mutating func entries<Item>(
    of node: YAMLNode,
    _ name: String,
    _ decode: (inout Self, YAMLEntry) -> Item?
  ) -> [Item]? {
    guard node.kind == .mapping else {
      report(.wrongKind(name, "a mapping", found: node.foundKind), at: node.span)
      return nil
    }
    var items: [Item] = []
    for entry in node.entries {
      if let item = decode(&self, entry) { items.append(item) }
    }
    return items
  }
}
