import ScenarioDiagnostics

@testable import ScenarioYAML

/// The tree of a text, one node a line: role, kind or style, span as `line:column-line:column`,
/// value; behind it what is reported.
func dump(_ text: String) -> String {
  dump(YAMLReader.read(SourceFile(path: "test.yaml", text: text)))
}

func dump(_ reading: YAMLReading) -> String {
  var lines = reading.document.map(lines(of:)) ?? ["no document"]
  lines += reading.diagnostics.map { "\($0.message.text) [\($0.message.id)]" }
  return lines.joined(separator: "\n")
}

func dump(_ document: YAMLDocument) -> String { lines(of: document).joined(separator: "\n") }

private func lines(of document: YAMLDocument) -> [String] {
  var lines: [String] = []
  if let root = document.root { append(root, as: "", depth: 0, to: &lines) }
  return lines
}

private func append(_ node: YAMLNode, as role: String, depth: Int, to lines: inout [String]) {
  let text = node.kind == .scalar ? " \(node.text.debugDescription)" : ""
  let indentation = String(repeating: "  ", count: depth)
  lines.append("\(indentation)\(role)\(name(of: node)) \(describe(node.span))\(text)")
  for item in node.items { append(item, as: "- ", depth: depth + 1, to: &lines) }
  for entry in node.entries {
    append(entry.key, as: "key ", depth: depth + 1, to: &lines)
    append(entry.value, as: "= ", depth: depth + 1, to: &lines)
  }
}

private func name(of node: YAMLNode) -> String {
  switch node.kind {
  case .scalar: node.isUnreadable ? "unreadable" : "\(node.style)"
  case .sequence: "sequence"
  case .mapping: "mapping"
  }
}

/// A span as `line:column-line:column`, columns in bytes.
private func describe(_ span: SourceSpan) -> String {
  let start = span.position
  let end = span.file.position(of: span.end)
  return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}

extension YAMLNode {
  /// Whether the node stands for something that could not be read, and looks like a plain null.
  var isUnreadable: Bool { if case .unreadable = record.content { true } else { false } }
}
