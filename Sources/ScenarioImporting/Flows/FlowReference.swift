import ScenarioDiagnostics
import ScenarioLoading
import ScenarioYAML

/// A place where a flow runs another one.
struct FlowReference {
  /// The path of the other flow, relative to the working directory.
  let path: String
  let span: SourceSpan

  /// The reference of a path in a flow; nil if the path is not known before the run.
  init?(_ node: YAMLNode, in flow: SourceFile) {
    let written = node.text
    guard node.kind == .scalar, !written.isEmpty, !node.isPlainNull, !written.contains("${") else {
      return nil
    }
    path = Self.path(of: written, in: flow.path.folderPath)
    span = node.span
  }

  private static func path(of written: String, in folder: String) -> String {
    let isAbsolute = written.utf8.first == UInt8(ascii: "/")
    return (isAbsolute ? written : folder.appendingPath(written)).normalisedPath
  }

  /// All references of a flow, in order.
  static func all(in flow: Flow) -> [FlowReference] {
    (nodes(below: flow.header) + nodes(below: flow.commands))
      .compactMap { FlowReference($0, in: flow.file) }
  }

  /// The paths after `runFlow` and `retry`.
  private static func nodes(below node: YAMLNode) -> [YAMLNode] {
    switch node.kind {
    case .scalar: []
    case .sequence: node.items.flatMap(nodes)
    case .mapping: node.entries.flatMap { paths(of: $0) + nodes(below: $0.value) }
    }
  }

  private static func paths(of entry: YAMLEntry) -> [YAMLNode] {
    guard entry.key.hasText("runFlow") || entry.key.hasText("retry") else { return [] }
    if entry.value.kind == .mapping { return [entry.value["file"]].compactMap(\.self) }
    return entry.key.hasText("runFlow") ? [entry.value] : []
  }
}
