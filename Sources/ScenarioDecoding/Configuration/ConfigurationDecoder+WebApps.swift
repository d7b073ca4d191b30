import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// The parts of `rehearse.yaml` about apps in browsers.
extension ConfigurationDecoder {
  mutating func webApp(_ entry: YAMLEntry) -> WebApp? {
    guard let fields = fields(of: entry.value, as: WebAppKey.self) else { return nil }
    requireKeys(fields, of: entry.value)
    guard let address = read(fields, .web, { $0.address($1, $2) }) else { return nil }
    var app = WebApp(name: writtenKey(entry.key), address: address)
    app.summary = read(fields, .description) { $0.fixedText($1, $2) }?.value
    read(fields, .screens, into: &app.screens) { $0.screens($1, $2) }
    read(fields, .transitions, into: &app.transitions) {
      $0.entries(of: $1, $2) { $0.transition($1) }
    }
    read(fields, .identifier, into: &app.identifierAttributes) {
      $0.nonEmptyTexts($1, $2, orElse: "elements would have no identifiers")
    }
    read(fields, .arguments, into: &app.arguments) { $0.fixedWord($1, $2) }
    read(fields, .environment, into: &app.environment) { $0.variablePlaces($1, $2) }
    read(fields, .viewport, into: &app.viewport) { decoder, node, _ in decoder.viewport(node) }
    read(fields, .clock, into: &app.clock) { $0.fixedWord($1, $2) }
    app.allowedOrigins = read(fields, .allow) { $0.origins($1, $2) }
    read(fields, .failOn, into: &app.failingProblems) { $0.problems($1, $2) }
    app.server = read(fields, .server) { decoder, node, _ in decoder.server(node) }
    return app
  }

  private mutating func address(_ node: YAMLNode, _ name: String) -> Located<String>? {
    guard let text = fixedText(node, name) else { return nil }
    guard text.value.isWebAddress else {
      report(
        .wrongKind(name, "an address such as 'http://127.0.0.1:8080/'", found: "'\(text.value)'"),
        at: node.span
      )
      return nil
    }
    return text
  }

  private mutating func screens(_ node: YAMLNode, _ name: String) -> [WebApp.ScreenPattern]? {
    entries(of: node, name) { decoder, entry in
      decoder.fixedText(entry.value, "a screen's path").map { path in
        WebApp.ScreenPattern(name: entry.key.text, path: path.value)
      }
    }
  }

  private mutating func transition(_ entry: YAMLEntry) -> WebApp.TransitionRule? {
    guard let fields = fields(of: entry.value, as: TransitionKey.self) else { return nil }
    let origin = read(fields, .from) { $0.fixedText($1, $2) }
    let destination = read(fields, .to) { $0.fixedText($1, $2) }
    if fields.count == 0 {
      report(
        .wrongKind(TransitionKey.owner, "'from' or 'to'", found: "neither"),
        at: entry.key.span
      )
    }
    return WebApp.TransitionRule(
      name: entry.key.text,
      from: origin?.value,
      to: destination?.value
    )
  }

  private mutating func nonEmptyTexts(
    _ node: YAMLNode,
    _ name: String,
    orElse consequence: String
  ) -> [String]? {
    list(node, name, orElse: consequence) { $0.fixedText($1, "an item of \(name)") }?
      .map(\.value)
  }

  private mutating func origins(_ node: YAMLNode, _ name: String) -> [Located<String>]? {
    list(node, name, orElse: "the page could not be opened") {
      $0.address($1, "an item of \(name)")
    }
  }

  private mutating func problems(_ node: YAMLNode, _ name: String) -> Set<WebApp.PageProblem>? {
    list(node, name) { $0.fixedWord($1, "an item of \(name)") }.map(Set.init)
  }

  private mutating func variablePlaces(
    _ node: YAMLNode,
    _ name: String
  ) -> [String: WebApp.VariablePlace]? {
    let places = entries(of: node, name) { decoder, entry in
      decoder.fixedWord(entry.value, "a variable's place", WebApp.VariablePlace.self)
        .map { (entry.key.text, $0) }
    }
    return places.map { Dictionary($0) { first, _ in first } }
  }

  private mutating func viewport(_ node: YAMLNode) -> WebApp.Viewport? {
    guard let fields = fields(of: node, as: ViewportKey.self) else { return nil }
    var viewport = WebApp.Viewport()
    let sizes = WebApp.Viewport.possibleSizes
    read(fields, .width, into: &viewport.width) { $0.number($1, $2, within: sizes)?.value }
    read(fields, .height, into: &viewport.height) { $0.number($1, $2, within: sizes)?.value }
    read(fields, .scale, into: &viewport.scale) {
      $0.number($1, $2, within: WebApp.Viewport.possibleScales)?.value
    }
    read(fields, .touch, into: &viewport.isTouched) { decoder, node, name in
      decoder.fixed(decoder.boolean(node, name), node, name)
    }
    return viewport
  }

  private mutating func server(_ node: YAMLNode) -> WebApp.AppServer? {
    guard let fields = fields(of: node, as: ServerKey.self) else { return nil }
    requireKeys(fields, of: node)
    let command = read(fields, .command) {
      $0.nonEmptyTexts($1, $2, orElse: "no server could be started")
    }
    let ready = read(fields, .ready) { $0.address($1, $2) }
    let timeout = read(fields, .timeout) { decoder, node, name in
      decoder.fixed(decoder.duration(node, name), node, name)
    }
    guard let command, let ready else { return nil }
    return WebApp.AppServer(command: command, readyAddress: ready, timeout: timeout)
  }

  mutating func driver(_ entry: YAMLEntry) -> DriverSettings? {
    guard let fields = fields(of: entry.value, as: DriverKey.self) else { return nil }
    var settings = DriverSettings(name: writtenKey(entry.key))
    settings.command = read(fields, .command) { $0.fixedText($1, $2) }?.value
    settings.browser = read(fields, .browser) { $0.fixedText($1, $2) }?.value
    settings.options = read(fields, .options) { $0.fixedTexts($1, $2) }?.map(\.value) ?? []
    return settings
  }

  /// A word that no `${...}` can stand for.
  mutating func fixedWord<Word>(
    _ node: YAMLNode,
    _ name: String,
    _ words: Word.Type = Word.self
  ) -> Word? where Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    fixed(word(node, name, words), node, name)
  }

  /// The value of a setting that no `${...}` can stand for.
  private mutating func fixed<Value>(
    _ setting: Resolvable<Value>?,
    _ node: YAMLNode,
    _ name: String
  ) -> Value? {
    guard let setting else { return nil }
    if let value = setting.literal { return value }
    report(.templateNotAllowed(in: name), at: node.span)
    return nil
  }
}

extension String {
  /// Whether it is an address with a host that a browser opens over the network.
  fileprivate var isWebAddress: Bool {
    for scheme in ["http://", "https://"] where hasPrefix(scheme) {
      let rest = dropFirst(scheme.count)
      return rest.first.map { !"/?#".contains($0) } ?? false && !rest.contains { $0.isWhitespace }
    }
    return false
  }
}
