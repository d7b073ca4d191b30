import ScenarioTestSupport

/// The table of a guide that sets what another tool says beside what a scenario says.
struct GuideTable {
  /// A scenario for each row, made of the pieces of code in its right column.
  let scenarios: [String: FileContent]

  init(in page: String) throws {
    let lines = try Repository.text(of: page).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst()
    let files = rows.enumerated().map { index, row in
      ("row-\(index + 1).yaml", Self.scenario(of: Self.code(inRightColumnOf: row)))
    }
    scenarios = Dictionary(files) { first, _ in first }
  }

  private static func code(inRightColumnOf row: Substring) -> [Substring] {
    let column = row.split(separator: " | ").last ?? ""
    let parts = column.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// A scenario of steps, selectors and lines of a header; options of the command line are left out.
  private static func scenario(of code: [Substring]) -> FileContent {
    var header = ["name: A row", "flows: {login: {steps: [back]}}"]
    var steps = ["- back"]
    for piece in code where !piece.hasPrefix("--") {
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
