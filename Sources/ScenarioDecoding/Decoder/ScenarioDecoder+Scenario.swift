import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  mutating func scenario(_ node: YAMLNode) -> Scenario? {
    guard let fields = fields(of: node, as: ScenarioKey.self) else { return nil }
    requireKeys(fields, of: node)
    let name = fields[.name].flatMap { self.nonEmptyText($0, "'name'") }
    let steps = fields[.steps].flatMap { self.steps($0, "'steps'") }
    let header = header(fields)
    guard let name, let steps else { return nil }
    var scenario = Scenario(name: name, steps: steps)
    header(&scenario)
    return scenario
  }

  /// Decodes what stands beside name and steps, to be put into a scenario when there is one.
  private mutating func header(_ fields: Fields<ScenarioKey>) -> (inout Scenario) -> Void {
    let description = fields[.description].flatMap { self.text($0, "'description'") }
    let app = fields[.app].flatMap { self.fixedText($0, "'app'") }
    let tags = fields[.tags].flatMap { self.tags($0) }
    let launch = fields[.launch].flatMap { self.launchOptions($0, "'launch'") }
    let settling = fields[.settle].flatMap { self.word($0, "'settle'", Scenario.Settling.self) }
    let timeout = fields[.timeout].flatMap { self.duration($0, "'timeout'") }
    let timeLimit = fields[.timeLimit].flatMap { self.duration($0, "'timeLimit'") }
    let goesOn = fields[.continueAfterFailure].flatMap {
      self.boolean($0, "'continueAfterFailure'")
    }
    let skip = fields[.skip].flatMap { self.nonEmptyText($0, "'skip'") }
    return { scenario in
      scenario.description = description
      scenario.app = app
      scenario.tags = tags ?? []
      scenario.launch = launch ?? LaunchOptions()
      scenario.settling = settling
      scenario.timeout = timeout
      scenario.timeLimit = timeLimit
      scenario.continuesAfterFailure = goesOn
      scenario.skip = skip
    }
  }

  private mutating func tags(_ node: YAMLNode) -> [Located<String>]? {
    list(node, "'tags'") { decoder, item in
      guard let tag = decoder.fixedText(item, "a tag") else { return nil }
      if !tag.value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
        decoder.report(.malformedTag(tag.value), at: item.span)
        return nil
      }
      return tag
    }
  }

  /// The mapping behind `launch`; nothing there means no options.
  mutating func launchOptions(_ node: YAMLNode, _ name: String) -> LaunchOptions? {
    if node.isPlainNull { return LaunchOptions(span: node.span) }
    guard let fields = fields(of: node, as: LaunchKey.self) else { return nil }
    return LaunchOptions(
      arguments: fields[.arguments].flatMap { self.arguments($0) },
      environment: fields[.environment].flatMap { self.environment($0) },
      date: fields[.now].flatMap { self.dateTime($0, "'now'") },
      span: node.span
    )
  }

  private mutating func arguments(_ node: YAMLNode) -> [Text]? {
    list(node, "'arguments'") { $0.text($1, "a launch argument") }
  }

  private mutating func environment(_ node: YAMLNode) -> [EnvironmentVariable]? {
    guard node.kind == .mapping else {
      report(.wrongKind("'environment'", "a mapping", found: node.foundKind), at: node.span)
      return nil
    }
    return node.entries.compactMap { entry in
      text(entry.value, "an environment variable").map {
        EnvironmentVariable(
          name: Located(entry.key.text, span: entry.key.span),
          value: $0
        )
      }
    }
  }
}
