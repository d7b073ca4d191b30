package import AppModelKit
package import ScenarioDiagnostics
package import ScenarioModel

/// The data files that scenarios name, for a planner that does not touch the disk.
package protocol DataProvider: Sendable {
  /// The value that a source means.
  func value(of source: DataSource) throws(DataProblem) -> Located<Value>

  /// The rows that a source means; there is at least one.
  func table(of source: DataSource) throws(DataProblem) -> DataTable

  /// The content of a file that a launch argument names.
  func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode
}

/// A provider for runs that have no files.
package struct NoData: DataProvider {
  package init() {}

  package func value(of source: DataSource) throws(DataProblem) -> Located<Value> {
    throw Self.problem(source)
  }

  package func table(of source: DataSource) throws(DataProblem) -> DataTable {
    throw Self.problem(source)
  }

  package func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    throw .noFiles(path)
  }

  private static func problem(_ source: DataSource) -> DataProblem {
    let path = source.path
    let fault = DataFault.noFiles(path.value)
    return DataProblem(Diagnostic(.unusableData(fault.reason), at: path.span))
  }
}

/// The diagnostics of a data file, or of its use in a scenario file; at least one is an error.
package struct DataProblem: Error {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  package init(_ diagnostic: Diagnostic) { self.init([diagnostic]) }
}
