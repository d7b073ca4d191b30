import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// A data file of rows, one a line, that is not on any disk.
struct Rows: DataProvider {
  private let table: DataTable

  init(_ rows: [KeyValuePairs<String, String>]) {
    let file = SourceFile(
      path: "rows.json",
      text: rows.map { $0.map(\.key).joined(separator: " ") }.joined(separator: "\n")
    )
    let columns = rows.first?.map { Located($0.key, span: file.span(ofLine: 1)) }
    table = DataTable(
      columns: columns ?? [],
      rows: rows.enumerated().map { index, row in
        let entries = row.map { Value.Entry(key: $0.key, value: .text($0.value)) }
        return DataTable.Row(.mapping(entries), span: file.span(ofLine: index + 1))
      }
    )
  }

  init(texts: [String]) {
    let file = SourceFile(path: "rows.json", text: texts.joined(separator: "\n"))
    table = DataTable(
      columns: [],
      rows: texts.enumerated().map { index, text in
        DataTable.Row(.text(text), span: file.span(ofLine: index + 1))
      }
    )
  }

  func value(of source: DataSource) throws(DataProblem) -> Located<Value> {
    Located(.list(table.rows.map(\.value)), span: source.path.span)
  }

  func table(of source: DataSource) throws(DataProblem) -> DataTable { table }

  func node(at path: String, writtenIn file: SourceFile) throws(DataFault) -> DataNode {
    throw DataFault("there is no '\(path)'")
  }
}

extension SourceFile {
  fileprivate func span(ofLine line: Int) -> SourceSpan {
    let range = byteRange(ofLine: line)
    return SourceSpan(
      file: self,
      start: UInt32(range.lowerBound),
      end: UInt32(range.upperBound)
    )
  }
}
