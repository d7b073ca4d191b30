import ScenarioDiagnostics

/// Rows of cells whose columns are as wide as their widest cell of at most 100 characters.
///
/// A longer one moves the rest of its own row, so that one long text does not part all others.
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
      column == row.count - 1 ? cell : cell + gap(after: cell, in: column)
    }.joined()
  }

  private func gap(after cell: String, in column: Int) -> String {
    String(repeating: " ", count: max(widths[column] - displayWidth(of: cell), 0) + 2)
  }

  private static func widths(of rows: [[String]]) -> [Int] {
    let columns = rows.lazy.map(\.count).max() ?? 0
    return (0..<columns).map { column in
      rows.lazy.compactMap { column < $0.count ? displayWidth(of: $0[column]) : nil }
        .filter { $0 <= greatestWidth }.max() ?? 0
    }
  }

  private static let greatestWidth = 100
}
