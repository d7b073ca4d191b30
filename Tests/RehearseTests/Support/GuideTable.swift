import ScenarioTestSupport

/// The tables of a guide that set what another tool says beside what a scenario says.
struct GuideTable {
  /// A scenario for each row, made of the pieces of code in its right column.
  private(set) var scenarios: [String: FileContent] = [:]

  /// The rows whose right column has neither code nor a reason why there is no equivalent.
  private(set) var unansweredRows: [Substring] = []

  init(in page: String) throws {
    let lines = try Repository.text(of: page).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") && !$0.hasSuffix("| scenario |") }
    for (index, row) in rows.enumerated() {
      let answer = row.dropLast(" |".count).split(separator: " | ").last ?? ""
      let code = Self.code(in: answer)
      scenarios["row-\(index + 1).yaml"] = Self.scenario(of: code)
      if code.isEmpty, !Self.reasons.contains(where: { answer.contains($0) }) {
        unansweredRows.append(row)
      }
    }
  }

  private static let reasons = ["not possible: ", "not needed: ", "`--", "`rehearse"]

  /// The pieces in backticks that belong into a file: steps, selectors and lines of a header.
  private static func code(in answer: Substring) -> [Substring] {
    answer.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map(\.element)
      .filter { $0.hasPrefix("- ") || $0.hasPrefix("{") || $0.contains(": ") }
  }

  private static func scenario(of code: [Substring]) -> FileContent {
    var header = ["name: A row", "flows: {login: {steps: [back]}}"]
    var steps = ["- back"]
    for piece in code {
      if piece.hasPrefix("- ") {
        steps.append(String(piece))
      } else if piece.hasPrefix("{") {
        steps.append("- tap: \(piece)")
      } else {
        header.append(String(piece))
      }
    }
    if !header.contains(where: { $0.hasPrefix("app:") }) { header.append("app: todo") }
    let lines = header + ["steps:"] + steps.map { "  \($0)" }
    return "\(lines.joined(separator: "\n"))\n"
  }
}
