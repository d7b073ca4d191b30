package import ScenarioDiagnostics
import ScenarioModel
package import ScenarioRuntime
import ScenarioYAML

/// The rows of a CSV file by the names of its header, as RFC 4180 writes them.
///
/// Own code, because rows with too many or too few fields and open quotes must be errors with
/// their line, where libraries fill up and go on.
package struct CSVTable {
  private let file: SourceFile
  private(set) var header: [Located<String>] = []
  private(set) var rows: [DataTable.Row] = []
  private var diagnostics: [Diagnostic] = []

  /// The rows of a file by its first line.
  package static func read(_ file: SourceFile) throws(DataProblem) -> DataTable {
    var table = CSVTable(file: file)
    do throws(DataProblem) {
      try table.readRecords()
      guard table.diagnostics.isEmpty else { throw DataProblem([]) }
      return DataTable(columns: table.header, rows: table.rows)
    } catch {
      throw DataProblem(table.diagnostics + error.diagnostics)
    }
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func readRecords() throws(DataProblem) {
    var reader = CSVReader(file)
    guard let first = try reader.readRecord() else { throw DataProblem(.emptyData(file)) }
    header = first.fields
    checkHeader()
    while let record = try reader.readRecord() { add(record) }
  }

  private mutating func checkHeader() {
    var places: [String: SourceSpan] = [:]
    for name in header {
      guard let first = places.updateValue(name.span, forKey: name.value) else { continue }
      report(.doubleColumn(name.value), at: name.span, [.init("the first one is here", at: first)])
    }
  }

  private mutating func add(_ record: CSVRecord) {
    guard record.fields.count == header.count else {
      return report(.raggedRow(record.fields.count, of: header.count), at: record.span)
    }
    let entries = zip(header, record.fields).map { name, field in
      Value.Entry(key: name.value, value: .text(field.value))
    }
    let spans = record.fields.map(\.span)
    rows.append(DataTable.Row(.mapping(entries), span: record.span, valueSpans: spans))
  }

  /// Reports a problem, unless enough are reported already.
  private mutating func report(
    _ message: Diagnostic.Message,
    at span: SourceSpan,
    _ notes: [Diagnostic.Note] = []
  ) {
    guard diagnostics.count < YAMLLimits.standard.maximumDiagnostics else { return }
    diagnostics.append(Diagnostic(message, at: span, notes: notes))
  }
}
