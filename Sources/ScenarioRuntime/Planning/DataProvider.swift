package import AppModelKit
package import ScenarioDiagnostics
package import ScenarioModel

/// The data files that scenarios name, for a planner that does not touch the disk.
package protocol DataProvider: Sendable {
  /// The value that a source means.
  func value(of source: DataSource) throws(DataFault) -> Value

  /// The rows that a source means, each a mapping or, for a named row, any value.
  func rows(of source: DataSource) throws(DataFault) -> [Value]

  /// The content of a file that a launch argument names.
  func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode
}

/// A provider for runs that have no files.
package struct NoData: DataProvider {
  package init() {}

  package func value(of source: DataSource) throws(DataFault) -> Value {
    throw Self.fault(source.path.value)
  }

  package func rows(of source: DataSource) throws(DataFault) -> [Value] {
    throw Self.fault(source.path.value)
  }

  package func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    throw Self.fault(path)
  }

  private static func fault(_ path: String) -> DataFault {
    DataFault("'\(path)' can't be read: this run has no files")
  }
}
