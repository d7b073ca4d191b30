import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioYAML

/// The data files, JSON, YAML or CSV, that scenario files name.
struct DataFiles: DataProvider {
  let workspace: Workspace

  func value(of source: DataSource) throws(DataFault) -> Value {
    if source.path.value.isCSV { throw DataFault("a CSV file holds rows; use it for 'cases'") }
    return Value(try part(of: source))
  }

  func rows(of source: DataSource) throws(DataFault) -> [Value] {
    let rows = try unfilteredRows(of: source)
    if rows.isEmpty { throw DataFault("'\(source.path.value)' has no rows") }
    return rows
  }

  private func unfilteredRows(of source: DataSource) throws(DataFault) -> [Value] {
    guard source.path.value.isCSV else {
      let part = try part(of: source)
      guard case .list(let items) = part.value else {
        throw DataFault("\(part.location): the rows must be a list")
      }
      return items.map(Value.init)
    }
    if source.at != nil { throw DataFault("'at' has no meaning for a CSV file") }
    let file = try read(source.path.value, writtenIn: source.path.span.file)
    do {
      return try CSVTable(file.bytes).rows
    } catch {
      throw DataFault("\(file.path):\(error.line): \(error.text)")
    }
  }

  private func part(of source: DataSource) throws(DataFault) -> DataNode {
    let root = try node(at: source.path.value, writtenIn: source.path.span.file)
    guard let way = source.at else { return root }
    return try root.part(at: way.value)
  }

  func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    let source = try read(path, writtenIn: file)
    let reading = YAMLReader.read(source)
    guard let root = reading.document?.root, !reading.diagnostics.contains(where: \.isError) else {
      throw fault(reading.diagnostics, source.path)
    }
    return DataNode(root)
  }

  private func read(_ path: String, writtenIn file: SourceFile) throws(DataFault) -> SourceFile {
    let resolved = try resolve(path, writtenIn: file)
    do {
      return try SourceFile.read(resolved)
    } catch {
      throw fault([error.diagnostic], resolved)
    }
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

extension String {
  fileprivate var isCSV: Bool { hasSuffix(".csv") || hasSuffix(".CSV") }
}
