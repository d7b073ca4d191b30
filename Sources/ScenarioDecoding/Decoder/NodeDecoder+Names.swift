import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension NodeDecoder {
  mutating func variables(_ node: YAMLNode, _ name: String) -> [Variable]? {
    report(node.respeltKeys)
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
    findings.definedNames.insert(name.value)
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
  mutating func source(path: Located<String>, at: Located<String>?) -> DataSource {
    let source = DataSource(path: path, at: at)
    findings.dataSources.append(source)
    return source
  }

  /// The names without those that occur twice, which are reported.
  mutating func unique(_ names: [Located<String>]) -> [Located<String>] {
    var places: [String: SourceSpan] = [:]
    return names.filter { name in
      guard let first = places[name.value] else {
        places[name.value] = name.span
        return true
      }
      report(
        .definedTwice(name.value),
        at: name.span,
        notes: [.init("first defined here", at: first)]
      )
      return false
    }
  }
}
