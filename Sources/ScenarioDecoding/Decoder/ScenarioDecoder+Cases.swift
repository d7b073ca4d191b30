import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
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
      return list(node, "'cases'", orElse: "there would be no test case") { $0.row($1) }
        .map { .rows($0, node.span) }
    }
    guard node.entries.isEmpty || node.namesDataFile else {
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

  private mutating func row(_ node: YAMLNode) -> Cases.Row? {
    report(node.respeltKeys)
    return entries(of: node, "a row of 'cases'") { decoder, entry in
      guard let name = decoder.definedName(entry.key, "a case's value"),
        let value = decoder.value(entry.value)
      else { return nil }
      return ValueTemplate.Entry(key: name, value: value)
    }.map { Cases.Row(values: $0, span: node.span) }
  }
}
