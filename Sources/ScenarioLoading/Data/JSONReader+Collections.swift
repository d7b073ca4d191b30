import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioYAML

extension JSONReader {
  mutating func readList() throws(DataProblem) -> DataTree.Content {
    var items: [DataTree] = []
    try readMembers(until: "]") { reader throws(DataProblem) in
      items.append(try reader.readValue())
    }
    return .list(items)
  }

  mutating func readMapping() throws(DataProblem) -> DataTree.Content {
    var entries: [DataTree.Entry] = []
    var places: [String: SourceSpan] = [:]
    try readMembers(until: "}") { reader throws(DataProblem) in
      let entry = try reader.readEntry()
      if let first = places.updateValue(entry.key.span, forKey: entry.key.value) {
        reader.reportDuplicate(entry.key, of: first)
      }
      entries.append(entry)
    }
    return .mapping(entries)
  }

  private mutating func readMembers(
    until bracket: Character,
    _ readMember: (inout JSONReader) throws(DataProblem) -> Void
  ) throws(DataProblem) {
    let start = offset
    let closing = bracket.unicodeScalars.first ?? "]"
    offset += 1
    skipBlanks()
    if skip(closing) { return }
    while true {
      if byte == nil { throw neverClosed(at: start) }
      try readMember(&self)
      skipBlanks()
      if skip(closing) { return }
      let comma = offset
      guard skip(",") else {
        if byte == nil { throw neverClosed(at: start) }
        throw unexpected(.jsonCommaExpected(closing: bracket))
      }
      skipBlanks()
      if byte == closing.utf8Byte { throw problem(.jsonTrailingComma(bracket), at: comma) }
    }
  }

  private mutating func readEntry() throws(DataProblem) -> DataTree.Entry {
    guard byte == UInt8(ascii: "\"") else { throw unexpected(.jsonKeyExpected) }
    let start = offset
    let key = Located(try readText(), span: span(from: start))
    skipBlanks()
    guard skip(":") else { throw unexpected(.jsonColonExpected) }
    skipBlanks()
    return DataTree.Entry(key: key, value: try readValue())
  }

  private mutating func reportDuplicate(_ key: Located<String>, of first: SourceSpan) {
    guard diagnostics.count < YAMLLimits.standard.maximumDiagnostics else { return }
    diagnostics.append(
      Diagnostic(
        .duplicateKey(key.value),
        at: key.span,
        notes: [.init("first defined here", at: first)]
      )
    )
  }
}

extension Unicode.Scalar {
  fileprivate var utf8Byte: UInt8 { UInt8(truncatingIfNeeded: value) }
}
