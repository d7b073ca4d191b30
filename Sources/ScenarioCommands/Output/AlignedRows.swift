import ScenarioDiagnostics

/// Rows of cells whose columns are as wide as their widest cell.
struct AlignedRows {
  private let rows: [[String]]
  private let widths: [Int]

  init(_ rows: [[String]]) {
    self.rows = rows
    widths = Self.widths(of: rows)
  }

  /// The rows as lines, without blanks after the last cell of a row.
  var text: String { rows.map { "\(line(of: $0))\n" }.joined() }

  var indented: String { rows.map { "  \(line(of: $0))\n" }.joined() }

  private func line(of row: [String]) -> String {
    row.enumerated().map { column, cell in
      column == row.count - 1
        ? cell : cell + String(repeating: " ", count: widths[column] - displayWidth(of: cell) + 2)
    }.joined()
  }

  private static func widths(of rows: [[String]]) -> [Int] {
    let columns = rows.lazy.map(\.count).max() ?? 0
    return (0..<columns).map { column in
      rows.lazy.compactMap { column < $0.count ? displayWidth(of: $0[column]) : nil }.max() ?? 0
    }
  }
}
