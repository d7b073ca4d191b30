import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import ScenarioYAML

/// The data files, JSON, YAML or CSV, that scenario files name.
struct DataFiles: DataProvider {
  let workspace: Workspace

  /// Where it is noted what was read, if somebody wants to know.
  var account: DataAccount?

  func value(of source: DataSource) throws(DataProblem) -> Value {
    Value(try part(of: source))
  }

  func table(of source: DataSource) throws(DataProblem) -> DataTable {
    let table = try unfilteredTable(of: source)
    guard table.rows.isEmpty else { return table }
    throw .unusable("'\(source.path.value)' has no rows", at: (source.at ?? source.path).span)
  }

  private func unfilteredTable(of source: DataSource) throws(DataProblem) -> DataTable {
    guard case .csv = DataFormat(ofPath: source.path.value) else {
      return try DataTable(part(of: source), of: source)
    }
    if let way = source.at { throw .unusable("'at' has no meaning for a CSV file", at: way.span) }
    return try CSVTable.read(read(source.path))
  }

  private func part(of source: DataSource) throws(DataProblem) -> DataTree {
    let root = try tree(at: source.path)
    guard let way = source.at else { return root }
    return try root.part(at: way)
  }

  private func tree(at path: Located<String>) throws(DataProblem) -> DataTree {
    switch DataFormat(ofPath: path.value) {
    case .csv: throw .unusable("a CSV file holds rows; use it for 'cases'", at: path.span)
    case .json: return try JSONReader.read(read(path))
    case .yaml:
      let file = try read(path)
      let reading = YAMLReader.read(file)
      if reading.diagnostics.contains(where: \.isError) { throw DataProblem(reading.diagnostics) }
      guard let root = reading.document?.root else { throw DataProblem(.emptyData(file)) }
      return DataTree(root)
    }
  }

  func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    do {
      return DataNode(try tree(at: Located(path, span: file.span(0..<0))))
    } catch {
      throw DataFault(error, seenFrom: file)
    }
  }

  private func read(_ path: Located<String>) throws(DataProblem) -> SourceFile {
    let resolved = try resolve(path)
    do {
      let file = try SourceFile.read(resolved)
      account?.note(file.bytes)
      return file
    } catch {
      throw DataProblem(error.diagnostic)
    }
  }

  private func resolve(_ path: Located<String>) throws(DataProblem) -> String {
    do throws(WorkspaceError) {
      return try workspace.resolve(path.value, writtenIn: path.span.file.path)
    } catch {
      throw .unusable("'\(path.value)' can't be read: \(error.text)", at: path.span)
    }
  }
}

extension DataProblem {
  /// What a scenario file asks for can't be had.
  fileprivate static func unusable(_ reason: String, at span: SourceSpan) -> DataProblem {
    DataProblem(Diagnostic(.unusableData(reason), at: span))
  }
}

extension DataFault {
  /// The first problem with a file that a launch argument names, in one phrase with its place.
  fileprivate init(_ problem: DataProblem, seenFrom file: SourceFile) {
    guard let first = problem.diagnostics.first(where: \.isError) else {
      self.init("the data can't be read")
      return
    }
    switch first.place {
    case .span(let span) where span.file !== file:
      self.init("\(span.location): \(first.message.text)")
    case .file(let path): self.init("\(path): \(first.message.text)")
    case .span, .commandLine: self.init(first.message.text)
    }
  }
}

extension DataTable {
  /// The items of a list as rows.
  fileprivate init(_ tree: DataTree, of source: DataSource) throws(DataProblem) {
    guard case .list(let items) = tree.content else {
      throw DataProblem(
        Diagnostic(
          .unusableData("the rows must be a list"),
          at: (source.at ?? source.path).span,
          notes: [.init("this is none", at: tree.span)]
        )
      )
    }
    self.init(
      columns: Self.columns(of: items),
      rows: items.map { Row(value: Value($0), span: $0.span) }
    )
  }

  /// The keys of all rows, each where it occurs first.
  private static func columns(of items: [DataTree]) -> [Located<String>] {
    var seen: Set<String> = []
    return items.flatMap { item -> [Located<String>] in
      guard case .mapping(let entries) = item.content else { return [] }
      return entries.lazy.map(\.key).filter { seen.insert($0.value).inserted }
    }
  }
}
