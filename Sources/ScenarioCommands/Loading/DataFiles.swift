import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

/// Reads data files, JSON or YAML, that scenario files name.
struct DataFiles {
  let workspace: Workspace

  /// Reads the file that a path within another file means.
  func load(_ path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    let resolved = try resolve(path, writtenIn: file)
    let source: SourceFile
    do { source = try SourceFile.read(resolved) } catch {
      throw fault([error.diagnostic], resolved)
    }
    let reading = YAMLReader.read(source)
    guard let root = reading.document?.root, !reading.diagnostics.contains(where: \.isError) else {
      throw fault(reading.diagnostics, resolved)
    }
    return DataNode(root)
  }

  private func resolve(_ path: String, writtenIn file: SourceFile) throws(DataFault) -> String {
    do throws(WorkspaceError) {
      return try workspace.resolve(path, writtenIn: file.path)
    } catch {
      throw DataFault("'\(path)' can't be read: \(error.text)")
    }
  }

  /// The first problem of a file, with its place.
  private func fault(_ diagnostics: [Diagnostic], _ path: String) -> DataFault {
    guard let first = diagnostics.first(where: \.isError) else {
      return DataFault("\(path): the file is empty")
    }
    guard case .span(let span) = first.place else {
      return DataFault("\(path): \(first.message.text)")
    }
    return DataFault("\(span.location): \(first.message.text)")
  }
}

extension DataNode {
  /// A YAML node as the value that apps read, its plain scalars by YAML's core rules.
  fileprivate init(_ node: YAMLNode) {
    self.init(Self.value(of: node), location: node.span.location)
  }

  private static func value(of node: YAMLNode) -> Value {
    switch node.kind {
    case .sequence: .list(node.items.map(DataNode.init))
    case .mapping:
      .mapping(node.entries.map { Entry(key: $0.key.text, node: DataNode($0.value)) })
    case .scalar: scalar(node)
    }
  }

  private static func scalar(_ node: YAMLNode) -> Value {
    guard node.style == .plain else { return .text(node.text) }
    if node.isPlainNull { return .null }
    switch node.text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case let text: return Number(text) == nil ? .text(text) : .number(text)
    }
  }
}
