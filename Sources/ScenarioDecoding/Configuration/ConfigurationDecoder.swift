package import ScenarioDiagnostics
package import ScenarioModel
import ScenarioYAML

/// Reads `rehearse.yaml`.
package struct ConfigurationDecoder: NodeDecoder {
  var findings: Findings

  /// Reads the file; an empty one says nothing.
  package static func decode(
    _ file: SourceFile
  ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    let reading = YAMLReader.read(file)
    var decoder = ConfigurationDecoder(findings: Findings(reading.diagnostics))
    let configuration = reading.document?.root.flatMap { decoder.configuration($0) }
    let diagnostics =
      file.mentionsSecrets
      ? decoder.diagnostics.hidingUnreadLines(of: configuration) : decoder.diagnostics
    return (configuration ?? Configuration(), diagnostics)
  }

  private mutating func configuration(_ node: YAMLNode) -> Configuration? {
    guard let fields = fields(of: node, as: ConfigurationKey.self) else { return nil }
    var configuration = Configuration()
    configuration.paths = read(fields, .paths) { $0.fixedTexts($1, $2) } ?? []
    configuration.header = header(fields)
    configuration.jobs = read(fields, .jobs) {
      $0.number($1, $2, within: Configuration.possibleJobs)
    }
    read(fields, .apps, into: &configuration.apps) { $0.entries(of: $1, $2) { $0.app($1) } }
    configuration.writtenAppNames = fields[.apps]?.entries.map(\.key.text) ?? []
    if let drivers = fields[.drivers] {
      _ = entries(of: drivers, ConfigurationKey.drivers.quoted) { decoder, entry in
        decoder.decodeDriver(entry, into: &configuration)
      }
    }
    configuration.place = read(fields, .on) { $0.fixedText($1, $2) }
    if let tags = fields[.tags] { decodeTags(tags, into: &configuration) }
    if let reports = fields[.reports] { configuration.reports = self.reports(reports) }
    configuration.sourceURL = read(fields, .sourceURL) { $0.sourceURL($1, $2) }
    if let mutate = fields[.mutate] { configuration.acceptedMutants = acceptedMutants(mutate) }
    if let recording = fields[.recording] {
      configuration.selectorOrder = selectorOrder(recording)
    }
    return configuration
  }

  private mutating func header(_ fields: Fields<ConfigurationKey>) -> Header {
    var header = Header()
    header.app = read(fields, .app) { $0.fixedText($1, $2) }
    header.variables = VariableList(read(fields, .variables) { $0.variables($1, $2) } ?? [])
    read(fields, .secrets, into: &header.secrets) { $0.secrets($1, $2) }
    read(fields, .settle, into: &header.settling) { $0.word($1, $2, Header.Settling.self) }
    read(fields, .timeout, into: &header.timeout) { $0.duration($1, $2) }
    read(fields, .timeLimit, into: &header.timeLimit) { $0.duration($1, $2) }
    read(fields, .continueAfterFailure, into: &header.continuesAfterFailure) {
      $0.boolean($1, $2)
    }
    warnOfLongTimeout(header)
    return header
  }

  private mutating func warnOfLongTimeout(_ header: Header) {
    let limit =
      header.timeLimit.map { $0.literal ?? Header.longestDuration }
      ?? Header.standardTimeLimit
    if let warning = header.timeout?.warning(beyond: limit) { report(warning) }
  }

  private mutating func decodeTags(_ node: YAMLNode, into configuration: inout Configuration) {
    guard let fields = fields(of: node, as: TagSelectionKey.self) else { return }
    configuration.includedTags = read(fields, .include) { $0.fixedTexts($1, $2) } ?? []
    configuration.excludedTags = read(fields, .exclude) { $0.fixedTexts($1, $2) } ?? []
  }

  private mutating func acceptedMutants(_ node: YAMLNode) -> [AcceptedMutant] {
    guard let fields = fields(of: node, as: MutateKey.self) else { return [] }
    return read(fields, .accept) { decoder, node, name in
      decoder.list(node, name) { $0.acceptedMutant($1) }
    } ?? []
  }

  private mutating func acceptedMutant(_ node: YAMLNode) -> AcceptedMutant? {
    guard let fields = fields(of: node, as: AcceptKey.self) else { return nil }
    requireKeys(fields, of: node)
    let mutant = read(fields, .mutant) { $0.fixedText($1, $2) }
    let reason = read(fields, .because) { $0.fixedText($1, $2) }
    guard let mutant, let reason else { return nil }
    return AcceptedMutant(mutant: mutant, reason: reason.value)
  }

  private mutating func selectorOrder(_ node: YAMLNode) -> SelectorOrder {
    guard let fields = fields(of: node, as: RecordingKey.self) else { return .usual }
    let preferred: [SelectorKind]? = read(fields, .prefer) { decoder, node, name in
      decoder.list(node, name) { $0.fixedWord($1, "an item of \(name)") }
    }
    return SelectorOrder(preferring: preferred ?? [])
  }

  private mutating func reports(_ node: YAMLNode) -> [ReportRequest] {
    guard let fields = fields(of: node, as: ReportKey.self) else { return [] }
    return fields.compactMap { field in
      reportPath(fields.value(of: field), field.key.quoted).map { path in
        let format = Located(field.key.rawValue, span: fields.keySpan(of: field))
        return ReportRequest(format: format, path: path)
      }
    }
  }

  /// A path; `true` is not one, though a file could have that name.
  private mutating func reportPath(_ node: YAMLNode, _ name: String) -> Located<String>? {
    guard node.style == .plain, node.hasText("true") || node.hasText("false") else {
      return fixedText(node, name)
    }
    report(.wrongKind(name, "a path such as 'report.xml'", found: node.foundKind), at: node.span)
    return nil
  }

  private mutating func sourceURL(_ node: YAMLNode, _ name: String) -> SourceURL? {
    guard let text = fixedText(node, name) else { return nil }
    if let url = SourceURL(text.value) { return url }
    report(
      .wrongWord(
        name,
        "'github', 'gitlab', 'vscode', or an address such as 'https://example.org/{path}#L{line}'",
        found: text.value
      ),
      at: node.span
    )
    return nil
  }

  mutating func fixedTexts(_ node: YAMLNode, _ name: String) -> [Located<String>]? {
    list(node, name) { $0.fixedText($1, "an item of \(name)") }
  }
}
