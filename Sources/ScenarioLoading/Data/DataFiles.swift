import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// The data files, JSON, YAML or CSV, that scenario files name.
package struct DataFiles: DataProvider {
  let workspace: Workspace

  /// Records what is read.
  let account: DataAccount?

  /// The files that were read before.
  let library: DataLibrary

  package init(workspace: Workspace) { self.init(workspace: workspace, library: DataLibrary()) }

  init(workspace: Workspace, account: DataAccount? = nil, library: DataLibrary) {
    self.workspace = workspace
    self.account = account
    self.library = library
  }

  func value(of source: DataSource) throws(DataProblem) -> Located<Value> {
    let (entry, tree) = try tree(at: source.path)
    return try entry.value(at: source.at, in: tree)
  }

  func table(of source: DataSource) throws(DataProblem) -> DataTable {
    let table = try unfilteredTable(of: source)
    guard table.rows.isEmpty else { return table }
    throw .unusable("'\(source.path.value)' has no rows", at: (source.at ?? source.path).span)
  }

  private func unfilteredTable(of source: DataSource) throws(DataProblem) -> DataTable {
    if case .csv = DataFormat(ofPath: source.path.value), let way = source.at {
      throw .unusable("'at' has no meaning for a CSV file", at: way.span)
    }
    switch try entry(at: source.path).content.get() {
    case .values(let root): return try DataTable(root.part(of: source), of: source)
    case .rows(let table): return table
    }
  }

  private func tree(
    at path: Located<String>
  ) throws(DataProblem) -> (entry: DataEntry, tree: DataTree) {
    func misuse() -> DataProblem {
      .unusable("a CSV file holds rows; use it for 'cases'", at: path.span)
    }
    if case .csv = DataFormat(ofPath: path.value) { throw misuse() }
    let entry = try entry(at: path)
    guard case .values(let root) = try entry.content.get() else { throw misuse() }
    return (entry, root)
  }

  func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    do {
      let (entry, tree) = try tree(at: Located(path, span: file.span(0..<0)))
      return entry.node(of: tree)
    } catch {
      throw DataFault(error, seenFrom: file)
    }
  }

  private func entry(at source: Located<String>) throws(DataProblem) -> DataEntry {
    let path = try resolve(source)
    if DataFormat(ofPath: path) == nil, FileSystem.kind(of: path) == .file {
      let reason = "its name must end in .json, .yaml, .yml or .csv"
      throw .unusable("'\(source.value)' can't be read: \(reason)", at: source.span)
    }
    let entry: DataEntry
    do {
      entry = try library.entry(at: path, within: workspace.boundary)
    } catch {
      throw DataProblem(error.diagnostic)
    }
    account?.note(entry.fingerprint)
    return entry
  }

  private func resolve(_ path: Located<String>) throws(DataProblem) -> String {
    do throws(WorkspaceError) {
      return try workspace.resolve(path.value, writtenIn: path.span.file.path)
    } catch {
      throw .unusable(
        "'\(path.value)' can't be read: \(error.text)",
        at: path.span,
        suggestion: workspace.advice(on: error, at: path, for: .data)
      )
    }
  }
}

extension DataTree {
  fileprivate func part(of source: DataSource) throws(DataProblem) -> DataTree {
    guard let way = source.at else { return self }
    return try part(at: way)
  }
}

extension DataProblem {
  /// A scenario's data source can't be used.
  fileprivate static func unusable(
    _ reason: String,
    at span: SourceSpan,
    suggestion: String? = nil
  ) -> DataProblem {
    DataProblem(Diagnostic(.unusableData(reason), at: span, suggestion: suggestion))
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
          suggestion: tree.nearestList.map { key in
            "say 'at: \(source.at.map { "\($0.value)." } ?? "")\(key)'"
          },
          notes: [.init("this is none", at: tree.span)]
        )
      )
    }
    self.init(
      columns: Self.columns(of: items),
      rows: items.map { Row(Value($0), span: $0.span, valueSpans: $0.valueSpans) }
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

extension DataTree {
  /// The places of a mapping's values.
  fileprivate var valueSpans: [SourceSpan] {
    if case .mapping(let entries) = content { entries.map(\.value.span) } else { [] }
  }

  /// The first key of a mapping with a list after it.
  fileprivate var nearestList: String? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { entry in
      if case .list = entry.value.content { entry.key.value.isName } else { false }
    }?.key.value
  }
}
