import ScenarioModel
import ScenarioYAML
import Suggestions

/// The parts of `rehearse.yaml` about apps, above all those in browsers.
extension ConfigurationDecoder {
  /// Reads an entry of `apps`.
  mutating func app(_ entry: YAMLEntry) -> ConfiguredApp? {
    guard let fields = fields(of: entry.value, as: WebAppKey.self) else { return nil }
    let name = writtenKey(entry.key)
    if name.value.isEmpty { report(.emptyText("the name of an app"), at: entry.key.span) }
    let description = read(fields, .description) { $0.fixedText($1, $2) }?.value
    var transitions: [WebApp.TransitionRule] = []
    read(fields, .transitions, into: &transitions) {
      $0.entries(of: $1, $2) { $0.transition($1) }
    }
    var web = page(fields, of: name)
    web?.summary = description
    web?.transitions = transitions
    var device = read(fields, .device) { decoder, node, _ in decoder.deviceApp(node, of: name) }
    device?.summary = description
    device?.transitions = transitions
    requirePlace(fields, of: entry.value)
    checkTransitions(fields)
    guard web != nil || device != nil, !name.value.isEmpty else { return nil }
    return ConfiguredApp(name: name, web: web, device: device)
  }

  /// Reports an app that is nowhere, and keys of a web page without one.
  private mutating func requirePlace(_ fields: Fields<WebAppKey>, of node: YAMLNode) {
    guard !fields.has(.web) else { return }
    if !fields.has(.device) {
      report(
        .missingKey(WebAppKey.web.rawValue, or: WebAppKey.device.rawValue, in: WebAppKey.owner),
        at: node.firstKeySpan
      )
    } else if let field = fields.first(where: { WebAppKey.ofPages.contains($0.key) }) {
      report(
        .missingKey(WebAppKey.web.rawValue, in: "an app with \(field.key.quoted)"),
        at: fields.keySpan(of: field),
        suggestion: field.key == .screens ? "write it within 'device'" : nil
      )
    }
  }

  /// The page of an app, all of whose errors are reported, even if its address is wrong.
  private mutating func page(_ fields: Fields<WebAppKey>, of name: Located<String>) -> WebApp? {
    guard let node = fields[.web] else { return nil }
    let address = address(node, WebAppKey.web.quoted)
    var app = WebApp(name: name, address: address ?? Located("", span: node.span))
    readPage(fields, into: &app)
    return address == nil ? nil : app
  }

  private mutating func readPage(_ fields: Fields<WebAppKey>, into app: inout WebApp) {
    read(fields, .screens, into: &app.screens) { $0.screens($1, $2) }
    read(fields, .identifier, into: &app.identifierAttributes) {
      $0.nonEmptyTexts($1, $2, orElse: "elements would have no identifiers")
    }
    read(fields, .arguments, into: &app.arguments) { $0.fixedWord($1, $2) }
    read(fields, .environment, into: &app.environment) { $0.variablePlaces($1, $2) }
    read(fields, .viewport, into: &app.viewport) { decoder, node, _ in decoder.viewport(node) }
    read(fields, .clock, into: &app.clock) { $0.fixedWord($1, $2) }
    read(fields, .allow, into: &app.allowedOrigins) { $0.origins($1, $2) }
    read(fields, .failOn, into: &app.failingProblems) { $0.problems($1, $2) }
    app.server = read(fields, .server) { decoder, node, _ in decoder.server(node) }
  }

  mutating func address(_ node: YAMLNode, _ name: String) -> Located<String>? {
    guard let text = fixedText(node, name) else { return nil }
    guard text.value.isWebAddress else {
      report(
        .wrongKind(name, "an address such as 'http://127.0.0.1:8080/'", found: "'\(text.value)'"),
        at: node.span
      )
      return nil
    }
    guard text.value.hasPossiblePort else {
      report(
        .wrongKind(name, "an address with a port from 1 to 65535", found: "'\(text.value)'"),
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
    return WebApp.TransitionRule(name: entry.key.text, from: origin?.value, to: destination?.value)
  }

  /// Reports transitions from or to screens that the app does not have, if it lists its screens everywhere.
  private mutating func checkTransitions(_ fields: Fields<WebAppKey>) {
    guard let names = screenNames(fields), let transitions = fields[.transitions] else { return }
    for entry in transitions.entries where entry.value.kind == .mapping {
      for part in entry.value.entries where TransitionKey.finder.key(named: part.key) != nil {
        checkScreen(part, among: names)
      }
    }
  }

  private mutating func checkScreen(_ part: YAMLEntry, among names: [String]) {
    let name = part.value.text
    guard part.value.kind == .scalar, !names.contains(name) else { return }
    report(
      .wrongWord("'\(part.key.text)'", "one of the app's 'screens'", found: name),
      at: part.value.span,
      suggestion: didYouMean(name, among: names)
    )
  }

  /// The names of an app's screens; nil if a page or device may have others.
  private func screenNames(_ fields: Fields<WebAppKey>) -> [String]? {
    var names: [String] = []
    let places = [
      (fields.has(.web), fields[.screens]), (fields.has(.device), fields[.device]?["screens"]),
    ]
    for (isThere, screens) in places where isThere {
      guard let screens, !screens.entries.isEmpty else { return nil }
      names += screens.entries.map(\.key.text)
    }
    return names.isEmpty ? nil : names
  }

  mutating func nonEmptyTexts(
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

  /// A word that no `${...}` can stand for.
  mutating func fixedWord<Word>(
    _ node: YAMLNode,
    _ name: String,
    _ words: Word.Type = Word.self
  ) -> Word? where Word: RawRepresentable & CaseIterable & Sendable, Word.RawValue == String {
    fixed(word(node, name, words), node, name)
  }

  /// The value of a setting that no `${...}` can stand for.
  mutating func fixed<Value>(
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
  var isWebAddress: Bool {
    for scheme in ["http://", "https://"] where hasPrefix(scheme) {
      return !place.isEmpty && !place.hasPrefix(":")
        && !dropFirst(scheme.count).contains { $0.isWhitespace }
    }
    return false
  }

  /// The host of an address with its port, without the user and password before it.
  private var place: Substring {
    let afterScheme = firstRange(of: "://").map { self[$0.upperBound...] } ?? self[...]
    let authority = afterScheme.prefix { !"/?#".contains($0) }
    return authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
  }

  /// Whether the port of an address is one that exists, or none is given.
  fileprivate var hasPossiblePort: Bool {
    let place = place
    let end = place.lastIndex(of: "]") ?? place.startIndex
    guard let colon = place[end...].lastIndex(of: ":") else { return true }
    let port = place[place.index(after: colon)...]
    return port.isEmpty || Int(port).map { (1...65_535).contains($0) } == true
  }
}

/// Servers of apps.
extension ConfigurationDecoder {
  mutating func server(_ node: YAMLNode) -> WebApp.AppServer? {
    guard let fields = fields(of: node, as: ServerKey.self) else { return nil }
    requireKeys(fields, of: node)
    let command = read(fields, .command) { $0.command($1, $2) }
    let ready = read(fields, .ready) { $0.address($1, $2) }
    let timeout = read(fields, .timeout) { decoder, node, name in
      decoder.fixed(decoder.duration(node, name), node, name)
    }
    guard let command, let ready else { return nil }
    return WebApp.AppServer(command: command, readyAddress: ready, timeout: timeout)
  }

  /// A program and its arguments.
  private mutating func command(_ node: YAMLNode, _ name: String) -> Located<[String]>? {
    if node.kind == .scalar, !node.isPlainNull, node.text.contains(where: { $0 != " " }) {
      report(
        .wrongKind(name, "a list", found: node.foundKind),
        at: node.span,
        suggestion: "write the program and its arguments as a list: \(node.text.commandList)"
      )
      return nil
    }
    return nonEmptyTexts(node, name, orElse: "no server could be started").map {
      Located($0, span: node.span)
    }
  }
}

extension String {
  /// The list for a command as it is typed in a shell, such as `[python3, server.py]`.
  fileprivate var commandList: String {
    // Only a shell knows what quotes and other signs mean.
    guard allSatisfy({ $0.isLetter || $0.isNumber || "-_./=:, ".contains($0) }) else {
      return "[sh, -c, ...]"
    }
    return "[\(split(separator: " ").map(\.commandItem).joined(separator: ", "))]"
  }
}

extension Substring {
  /// The word as an item of a list, quoted if YAML would read something else.
  fileprivate var commandItem: String {
    let isPlain = contains(where: \.isLetter) && !contains { ":,=".contains($0) }
    return isPlain ? String(self) : "'\(self)'"
  }
}
