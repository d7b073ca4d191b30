import ScenarioDiagnostics

/// Rows of cells whose columns are as wide as their widest cell.
struct AlignedRows {
  private let rows: [[String]]

  init(_ rows: [[String]]) {
    self.rows = rows
  }

  /// The rows as lines; the last cell of a row has no blanks behind it.
  var text: String { rows.map { "\(line(of: $0))\n" }.joined() }

  var indented: String { rows.map { "  \(line(of: $0))\n" }.joined() }

  private func line(of row: [String]) -> String {
    row.enumerated().map { column, cell in
      column == row.count - 1
        ? cell : cell + String(repeating: " ", count: width(of: column) - cell.count + 2)
    }.joined()
  }

  private func width(of column: Int) -> Int {
    rows.lazy.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
  }
}
