import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  mutating func scenario(_ node: YAMLNode) -> Scenario? {
    guard
      let fields = fields(of: node, as: ScenarioKey.self, beside: HeaderKey.finder.names)
    else { return nil }
    requireKeys(fields, of: node)
    let name = read(fields, .name) { $0.visibleText($1, $2) }
    var header = header(of: node, beside: fields)
    let cases = read(fields, .cases) { decoder, node, _ in decoder.cases(node) }
    if cases == nil, let node = fields[.cases] {
      header.misshapenValues.append(node.span)
    }
    let steps = read(fields, .steps) { $0.steps($1, $2) }
    guard let name, let steps else { return nil }
    return Scenario(name: name, header: header, cases: cases, steps: steps, extent: node.span)
  }

  mutating func suite(_ node: YAMLNode) -> Suite? {
    guard let fields = fields(of: node, as: SuiteKey.self, beside: HeaderKey.finder.names) else {
      return nil
    }
    requireKeys(fields, of: node)
    let name = read(fields, .suite) { $0.visibleText($1, $2) }
    var header = header(of: node, beside: fields)
    let rows = fields.unknown.map { node.entries[$0] }.filter { $0.key.hasText("cases") }
    header.misshapenValues += rows.map(\.value.span)
    let scenarios = read(fields, .scenarios) { $0.scenarios($1, $2) }
    guard let name, let scenarios else { return nil }
    return Suite(name: name, header: header, scenarios: scenarios)
  }

  private mutating func scenarios(_ node: YAMLNode, _ name: String) -> [Scenario]? {
    guard node.kind != .mapping else {
      reportNoScenarios(node)
      return nil
    }
    return list(node, name, orElse: "nothing would run") { $0.scenario($1) }
  }

  /// Reads what a scenario has next to its steps, or a suite next to its scenarios.
  private mutating func header<Owner: LanguageKey>(
    of node: YAMLNode,
    beside others: Fields<Owner>
  ) -> Header {
    let fields = fields(
      knownIn: node,
      as: HeaderKey.self,
      misspeltAt: others.unknown,
      among: Owner.names + HeaderKey.names
    )
    var header = Header()
    read(fields, .description, into: &header.description) { $0.text($1, $2) }
    header.app = read(fields, .app) { $0.fixedText($1, $2) }
    header.isAppUnreadable = header.app == nil && fields.has(.app)
    read(fields, .tags, into: &header.tags) { decoder, node, _ in decoder.tags(node) }
    read(fields, .imports, into: &header.imports) { $0.imports($1, $2) }
    read(fields, .launch, into: &header.launch) { decoder, node, _ in decoder.headerLaunch(node) }
    readSettings(fields, into: &header)
    readContents(fields, into: &header)
    return header
  }

  private mutating func readSettings(_ fields: Fields<HeaderKey>, into header: inout Header) {
    read(fields, .settle, into: &header.settling) { $0.word($1, $2, Header.Settling.self) }
    read(fields, .timeout, into: &header.timeout) { $0.duration($1, $2) }
    read(fields, .timeLimit, into: &header.timeLimit) { $0.duration($1, $2) }
    read(fields, .continueAfterFailure, into: &header.continuesAfterFailure) {
      $0.boolean($1, $2)
    }
  }

  private mutating func readContents(_ fields: Fields<HeaderKey>, into header: inout Header) {
    readVariables(fields, into: &header)
    read(fields, .secrets, into: &header.secrets) { $0.secrets($1, $2) }
    read(fields, .skip, into: &header.skip) { $0.reason($1, $2) }
    read(fields, .knownIssue, into: &header.knownIssue) { $0.reason($1, $2) }
    read(fields, .interruptions, into: &header.interruptions) {
      $0.list($1, $2) { $0.interruption($1) }
    }
    read(fields, .setup, into: &header.setup) { $0.steps($1, $2) }
    read(fields, .teardown, into: &header.teardown) { $0.steps($1, $2) }
    header.vocabulary = vocabulary(
      elements: fields[.elements],
      flows: fields[.flows],
      checks: fields[.checks]
    )
  }

  private mutating func readVariables(_ fields: Fields<HeaderKey>, into header: inout Header) {
    guard let node = fields[.variables] else { return }
    if let variables = variables(node, HeaderKey.variables.quoted) {
      header.variables = VariableList(variables)
    } else {
      header.misshapenValues.append(node.span)
    }
  }

  /// What to do about an interruption.
  private mutating func interruption(_ node: YAMLNode) -> InterruptionHandler? {
    guard let fields = fields(of: node, as: InterruptionKey.self) else { return nil }
    requireKeys(fields, of: node)
    let condition = read(fields, .when) { $0.expectation($1, $2) }
    let steps = read(fields, .do) { $0.steps($1, $2) }
    guard let condition, let steps, let when = fields[.when] else { return nil }
    return InterruptionHandler(
      when: condition,
      steps: steps,
      title: Text(titleOf: .waitFor, when),
      span: when.span
    )
  }

  /// Why a scenario is not run, or is expected to fail: there has to be a reason.
  private mutating func reason(_ node: YAMLNode, _ name: String) -> Text? {
    guard node.kind == .scalar, let problem = node.problemAsReason(name) else {
      return nonEmptyText(node, name)
    }
    report(
      problem,
      at: node.span,
      suggestion: "say why, such as 'the server is not ready', or leave it out"
    )
    return nil
  }

  private mutating func tags(_ node: YAMLNode) -> [Located<String>]? {
    list(node, "'tags'") { decoder, item in
      guard let tag = decoder.fixedText(item, "a tag") else { return nil }
      if !tag.value.allSatisfy(\.isTagCharacter) {
        decoder.report(.malformedTag(tag.value), at: item.span)
        return nil
      }
      if TagOperator(rawValue: tag.value) != nil {
        decoder.report(
          .reservedTag(tag.value),
          severity: .warning,
          at: item.span,
          suggestion: "give it another name"
        )
      }
      return tag
    }
  }

  mutating func imports(_ node: YAMLNode, _ name: String) -> [Located<String>]? {
    hasImports = true
    return list(node, name) { $0.fixedText($1, "an import") }
  }
}

extension YAMLNode {
  /// What keeps the text from saying why something is so; `false` says that it is not.
  fileprivate func problemAsReason(_ name: String) -> Diagnostic.Message? {
    if isPlainNull || text.allSatisfy(\.isWhitespace) { return .emptyText(name) }
    let isDenied = style == .plain && Header.deniesReason(text)
    return isDenied ? .wrongKind(name, KeyKind.reason.phrase, found: foundKind) : nil
  }
}
