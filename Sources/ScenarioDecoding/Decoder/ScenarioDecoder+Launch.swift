import ScenarioModel
import ScenarioYAML
import Suggestions

extension ScenarioDecoder {
  /// The header's `launch`: options, or the word `manual`.
  mutating func headerLaunch(_ node: YAMLNode) -> LaunchOptions? {
    guard node.kind == .scalar, !node.isPlainNull else { return launchOptions(node) }
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

  /// The mapping after a header's `launch`; nothing there means no options.
  private mutating func launchOptions(_ node: YAMLNode) -> LaunchOptions? {
    if node.isPlainNull { return LaunchOptions(span: node.span) }
    guard let fields = fields(of: node, as: LaunchKey.self) else { return nil }
    let manual = read(fields, .manual) { $0.boolean($1, $2) }.map(ManualLaunch.flag)
    return launchOptions(fields, LaunchKey.option, manual: manual, node)
  }

  /// The mapping after a `launch` step, which can't leave the app closed.
  mutating func relaunchOptions(_ node: YAMLNode) -> LaunchOptions? {
    if node.isPlainNull { return LaunchOptions(span: node.span) }
    guard let fields = fields(of: node, as: RelaunchKey.self) else { return nil }
    return launchOptions(fields, { $0 }, manual: nil, node)
  }

  private mutating func launchOptions<Key: LanguageKey>(
    _ fields: Fields<Key>,
    _ key: (RelaunchKey) -> Key,
    manual: ManualLaunch?,
    _ node: YAMLNode
  ) -> LaunchOptions {
    var options = LaunchOptions(manual: manual, span: node.span)
    options.arguments = read(fields, key(.arguments)) { $0.launchArguments($1, $2) }
    options.environment = read(fields, key(.environment)) { $0.environment($1, $2) }
    options.date = read(fields, key(.now)) { $0.dateTime($1, $2) }
    options.start = start(fields[key(.state)], fields[key(.with)], in: Key.owner, node)
    options.url = read(fields, key(.url)) { $0.nonEmptyText($1, $2) }
    options.answers = read(fields, key(.answers)) { $0.answers($1, $2) }
    return options
  }

  private mutating func start(
    _ state: YAMLNode?,
    _ values: YAMLNode?,
    in owner: String,
    _ node: YAMLNode
  ) -> LaunchStart? {
    let arguments = values.flatMap { values in
      entries(of: values, "'with'") { decoder, entry in
        let name = decoder.writtenKey(entry.key)
        return decoder.exactText(entry.value, "a value of the state")
          .map { Named(name: name, value: $0) }
      }
    }
    guard let state else {
      if values != nil {
        let key = node.entries.first { $0.key.hasText("with") }?.key
        report(.missingKey("state", in: "\(owner) with 'with'"), at: key?.span ?? node.span)
      }
      return nil
    }
    return fixedText(state, "'state'").map { LaunchStart($0, arguments: arguments ?? []) }
  }

  private mutating func answers(_ node: YAMLNode, _ name: String) -> [CallAnswers]? {
    entries(of: node, name) { decoder, entry in
      let call = decoder.writtenKey(entry.key)
      let consequence = "the app would answer by itself"
      return decoder.list(entry.value, "'\(call.value)'", orElse: consequence) {
        $0.fixedText($1, "an answer")
      }.map { CallAnswers(call: call, answers: $0) }
    }
  }

  private mutating func launchArguments(_ node: YAMLNode, _ name: String) -> [Text]? {
    list(node, name) { decoder, item in
      let argument = decoder.exactText(item, "a launch argument")
      if let argument, let literal = argument.literal, DataFormat(ofPath: literal) != nil {
        decoder.findings.launchData.append(DataSource(path: Located(literal, span: argument.span)))
      }
      return argument
    }
  }

  private mutating func environment(_ node: YAMLNode, _ name: String) -> [Named<Text>]? {
    entries(of: node, name) { decoder, entry in
      let name = decoder.writtenKey(entry.key)
      return decoder.exactText(entry.value, "an environment variable")
        .map { Named(name: name, value: $0) }
    }
  }
}
