import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  mutating func variables(_ node: YAMLNode, _ name: String) -> [Variable]? {
    reportRespeltKeys(of: node)
    return entries(of: node, name) { decoder, entry in
      guard let name = decoder.definedName(entry.key, "a variable") else { return nil }
      if entry.value["fromFile"] != nil {
        return decoder.dataSource(entry.value).map { Variable(name: name, source: .file($0)) }
      }
      return decoder.value(entry.value).map { Variable(name: name, source: .value($0)) }
    }
  }

  /// The names of variables that are secret; whether there are such is not the decoder's to say.
  mutating func secrets(_ node: YAMLNode, _ name: String) -> [Located<String>]? {
    let names = list(node, name) { decoder, item in
      decoder.definedName(item, "a variable").map { [$0] } ?? decoder.meantNames(by: item)
    }
    return names.map { unique($0.flatMap(\.self)) } ?? meantNames(by: node)
  }

  /// The variables that something names in another form than that of a list: messages keep them
  /// secret all the same.
  private func meantNames(by node: YAMLNode) -> [Located<String>] {
    switch node.kind {
    case .scalar:
      node.text.split { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }
        .map { Located(String($0), span: node.span) }
    case .sequence: node.items.flatMap(meantNames)
    case .mapping: node.entries.flatMap { meantNames(by: $0.key) + meantNames(by: $0.value) }
    }
  }

  /// The name of a variable, a parameter or another value.
  mutating func definedName(_ node: YAMLNode, _ what: String) -> Located<String>? {
    guard let name = usableName(node, what) else { return nil }
    definedNames.insert(name.value)
    return name
  }

  /// A name that can be used in `${...}`: a letter or `_`, then letters, digits, `_` and `-`.
  mutating func usableName(_ node: YAMLNode, _ what: String) -> Located<String>? {
    guard node.kind == .scalar else {
      report(.wrongKind("the name of \(what)", "a text", found: node.foundKind), at: node.span)
      return nil
    }
    guard node.text.isName else {
      report(
        .malformedName(node.text, of: what),
        at: node.span,
        suggestion: "a name is a letter or '_', then letters, digits, '_' and '-'"
      )
      return nil
    }
    guard !node.isPlainNull else {
      report(.nullText("the name of \(what)"), at: node.span)
      return nil
    }
    return Located(node.text, span: node.span)
  }

  private mutating func dataSource(_ node: YAMLNode) -> DataSource? {
    guard let fields = fields(of: node, as: DataSourceKey.self) else { return nil }
    let at = read(fields, .at) { $0.fixedText($1, $2) }
    return read(fields, .fromFile) { $0.fixedText($1, $2) }.map { source(path: $0, at: at) }
  }

  /// A data file that the file names; a YAML file among them is not a scenario.
  private mutating func source(path: Located<String>, at: Located<String>?) -> DataSource {
    let source = DataSource(path: path, at: at)
    dataSources.append(source)
    return source
  }

  /// Reports a text in the place of rows, which may name the file that has them.
  private mutating func reportUnlistedCases(_ node: YAMLNode) {
    report(
      .wrongKind("'cases'", "a list", found: node.foundKind),
      at: node.span,
      suggestion: DataFormat(ofPath: node.text) != nil
        ? "read the rows from the file: {fromFile: \(node.text)}" : "write a mapping for each row"
    )
  }

  mutating func cases(_ node: YAMLNode) -> Cases? {
    if node.kind == .scalar, !node.isPlainNull {
      reportUnlistedCases(node)
      return nil
    }
    guard node.kind == .mapping else {
      return nonEmptyList(node, "'cases'", orElse: "there would be no test case") { $0.row($1) }
        .map { .rows($0, node.span) }
    }
    guard node.entries.isEmpty || namesDataFile(node) else {
      reportNoRows(node)
      return nil
    }
    guard let fields = fields(of: node, as: CasesFileKey.self) else { return nil }
    requireKeys(fields, of: node)
    let at = read(fields, .at) { $0.fixedText($1, $2) }
    let name = read(fields, .as) { decoder, node, _ in decoder.definedName(node, "a variable") }
    return read(fields, .fromFile) { $0.fixedText($1, $2) }.map { path in
      // A slip is no 'at' where there can't be one.
      let isMistake = node["at"] == nil && DataFormat(ofPath: path.value) == .csv
      return .file(source(path: path, at: isMistake ? nil : at), name: name)
    }
  }

  /// Whether a mapping is meant to name a data file, rather than to be a row without its dash.
  private func namesDataFile(_ node: YAMLNode) -> Bool {
    let names = CasesFileKey.names
    return node.entries.prefix(names.count).contains { entry in
      let name = entry.key.text
      return entry.value.kind != .scalar || DataFormat(ofPath: entry.value.text) != nil
        || names.contains(name) || ForeignNames.meaning(of: name, among: names) != nil
    }
  }

  private mutating func row(_ node: YAMLNode) -> Cases.Row? {
    reportRespeltKeys(of: node)
    return entries(of: node, "a row of 'cases'") { decoder, entry in
      guard let name = decoder.definedName(entry.key, "a case's value"),
        let value = decoder.value(entry.value)
      else { return nil }
      return ValueTemplate.Entry(key: name, value: value)
    }.map { Cases.Row(values: $0, span: node.span) }
  }
}
