import ScenarioDiagnostics
import ScenarioRuntime
import ScenarioYAML

/// The header of the written scenario, from that of the flow.
struct FlowHeader {
  /// The comments above the first key: those of the file, and about keys without an equivalent.
  var comments: [String] = []
  var name = ""
  var app: String?
  var tags: [String] = []
  var setup = WrittenSteps()
  var teardown = WrittenSteps()

  var variables: [FlowVariable] = []
}

extension FlowTranslator {
  /// The header of a flow; its commands are translated into setup and teardown.
  mutating func header() -> FlowHeader {
    var header = FlowHeader()
    header.comments = beginning
    for entry in flow.header.entries where !entry.value.isPlainNull {
      do throws(ImportStop) {
        try read(entry, into: &header)
      } catch {
        header.comments += comments(on: error)
      }
    }
    return header
  }

  private mutating func read(_ entry: YAMLEntry, into header: inout FlowHeader) throws(ImportStop) {
    switch entry.key.text {
    case "appId", "url": return
    case "name": header.name = try text(entry.value.scalar(of: "name")).literal ?? entry.value.text
    case "tags": try read(tags: entry.value, into: &header)
    case "env": try read(variables: entry.value, into: &header)
    case "onFlowStart": header.setup = try hook(entry)
    case "onFlowComplete":
      isAtStart = false
      header.teardown = try hook(entry)
    case let name:
      throw .gap(
        at: entry.key.span,
        "'\(shortened(name))' in the header has no equivalent",
        "leave it out; 'description' is for texts about a scenario"
      )
    }
  }

  private mutating func hook(_ entry: YAMLEntry) throws(ImportStop) -> WrittenSteps {
    steps(of: try entry.value.sequence(of: entry.key.text), after: entry.key.span.start)
  }

  private mutating func read(tags list: YAMLNode, into header: inout FlowHeader) throws(ImportStop)
  {
    var seen: Set<String> = []
    for node in try list.sequence(of: "tags").items {
      let written = try node.scalar(of: "tags").text
      let tag = written.asTag
      if tag != written {
        header.comments += comments(on: Self.tagGap(written, tag, at: node.span))
      }
      if seen.insert(tag).inserted { header.tags.append(tag) }
    }
  }

  private static func tagGap(_ written: String, _ tag: String, at span: SourceSpan) -> ImportStop {
    .gap(
      at: span,
      "'\(shortened(written))' can't be a tag, so it becomes '\(shortened(tag))'",
      "use letters, digits, '-' and '_'"
    )
  }

  /// Reads the variables of the header; one without a known value is left out.
  private mutating func read(
    variables node: YAMLNode,
    into header: inout FlowHeader
  ) throws(ImportStop) {
    for entry in try node.mapping(of: "env").entries {
      do throws(ImportStop) {
        if let variable = try headerVariable(entry) { header.variables.append(variable) }
      } catch {
        header.comments += comments(on: error)
      }
    }
  }

  private mutating func headerVariable(_ entry: YAMLEntry) throws(ImportStop) -> FlowVariable? {
    let name = try variableName(entry.key)
    if entry.value.isPlainNull { return FlowVariable(name: name, value: FlowText([])) }
    guard let value = try headerValue(entry.value.scalar(of: name), of: name) else { return nil }
    let variable = FlowVariable(name: name, value: value)
    if variable.isSecret, let literal = value.literal { _ = keep(secret: literal, named: name) }
    return variable
  }

  /// The value of a variable; nil if it comes from outside.
  private mutating func headerValue(
    _ node: YAMLNode,
    of name: String
  ) throws(ImportStop) -> FlowText? {
    let pieces = FlowPiece.pieces(of: node.text)
    guard pieces.count == 1, case .script(let script) = pieces[0] else { return try text(node) }
    if script == name { return nil }
    let alternatives = script.split(separator: "||", maxSplits: 1).map { String($0).trimmingBlanks }
    if alternatives.count == 2, alternatives[0].isVariableName {
      return try value(of: alternatives[1], at: node.span)
    }
    return try text(node)
  }
}

extension String {
  /// The text with `-` in place of what no tag may have.
  fileprivate var asTag: String {
    let scalars = unicodeScalars.map { scalar -> Character in
      let isAllowed = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      return isAllowed || scalar == "-" || scalar == "_" ? Character(scalar) : "-"
    }
    return scalars.isEmpty ? "-" : String(scalars)
  }
}
