import Foundation
import ScenarioTestSupport
import Testing

struct DocumentationTests {
  @Test(arguments: [
    ("Schemas/scenario.schema.json", "schema"),
    ("Schemas/events.schema.json", "schema events"),
    ("Schemas/output.schema.json", "schema output"),
    ("Docs/diagnostics.md", "explain --markdown"),
    ("Docs/language-reference.md", "reference"),
  ])
  func `a generated file is what the tool prints`(_ path: String, _ command: String) async throws {
    let outcome = try await rehearse(command, in: Repository.root)
    #expect(outcome.status == 0)
    try Snapshot(file: Repository.root.appending(path: path)).expect(outcome.output)
  }

  @Test(
    arguments: try [
      "Docs/language.md", "Docs/language-reference.md", "Docs/from-xcuitest.md",
      "Docs/from-maestro.md", "Docs/writing-vocabularies.md",
    ].flatMap(DocumentSection.all)
  )
  func `every example passes`(_ section: DocumentSection) async throws {
    let outcome = try await rehearse("run .", files: section.files)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: [("Docs/from-xcuitest.md", 57), ("Docs/from-maestro.md", 49)])
  func `a guide has a valid equivalent, or a reason, for each word of another tool`(
    _ guide: String,
    rowCount: Int
  ) async throws {
    let table = try GuideTable(in: guide)
    #expect(table.scenarios.count == rowCount)
    #expect(table.unansweredRows == [])
    let outcome = try await rehearse("check .", files: table.scenarios)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `each control is one that a scenario uses, or one that has a reason`() throws {
    let rows = try Repository.text(of: "Docs/controls.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasSuffix("| here |") }
    #expect(rows.count > 30)
    for row in rows {
      let answer = row.dropLast(" |".count).split(separator: " | ").last ?? ""
      if answer.hasPrefix("no, because ") { continue }
      let paths = answer.split(separator: "](").dropFirst().map { $0.prefix { $0 != ")" } }
      #expect(answer.hasPrefix("yes: ") && !paths.isEmpty, "\(row)")
      for path in paths { _ = try Repository.text(of: String(path.dropFirst("../".count))) }
    }
  }

  @Test func `the guide to reports shows what is really written`() async throws {
    let guide = "Docs/reading-a-report.md"
    let files = try #require(try DocumentSection.all(in: guide).first).files
    let outcome = try await rehearse(
      "run answers.yaml --junit report.xml --reproducible",
      files: files
    )
    let page = try Repository.text(of: guide)
      .replacingBlock("text output=console", by: outcome.output)
      .replacingBlock("xml output=report.xml", by: try #require(outcome.files["report.xml"]))
    try Snapshot(file: Repository.root.appending(path: guide)).expect(page)
  }

  @Test func `every key occurs in the examples of its section`() throws {
    let page = try Repository.text(of: "Docs/language-reference.md")
    var keyCount = 0
    for section in page.components(separatedBy: "\n### ").dropFirst() {
      let examples = section.components(separatedBy: "```").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element).joined()
      let words = Set(examples.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" })
      let keys = section.split(separator: "\n")
        .filter { $0.hasPrefix("| `") }
        .compactMap { $0.split(separator: "`").dropFirst().first }
      keyCount += keys.count
      for key in keys where !words.contains(key) {
        Issue.record("'\(key)' has no example in \(section.prefix { $0 != "\n" })")
      }
    }
    #expect(keyCount > 150)
  }
}

extension String {
  /// The page with other lines in the fenced block that begins with some words.
  fileprivate func replacingBlock(_ info: String, by text: String) throws -> String {
    let opening = try #require(range(of: "```\(info)\n"))
    let closing = try #require(self[opening.upperBound...].range(of: "```\n"))
    return self[..<opening.upperBound] + text + self[closing.lowerBound...]
  }
}
