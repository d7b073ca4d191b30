import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// A data file of rows that is not on any disk.
struct Rows: DataProvider {
  private let rows: [Value]

  init(_ rows: [KeyValuePairs<String, String>]) {
    self.rows = rows.map { row in
      .mapping(row.map { Value.Entry(key: $0.key, value: .text($0.value)) })
    }
  }

  init(texts: [String]) {
    rows = texts.map(Value.text)
  }

  func value(of source: DataSource) throws(DataFault) -> Value { .list(rows) }

  func rows(of source: DataSource) throws(DataFault) -> [Value] { rows }

  func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    throw DataFault("there is no '\(path)'")
  }
}
