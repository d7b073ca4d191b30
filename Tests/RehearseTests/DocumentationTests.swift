import Foundation
import Testing

struct DocumentationTests {
  @Test(arguments: [
    ("Schemas/scenario.schema.json", "schema"),
    ("Schemas/events.schema.json", "schema events"),
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
      "Docs/language-reference.md", "Docs/from-xcuitest.md", "Docs/from-maestro.md",
      "Docs/writing-vocabularies.md",
    ].flatMap(DocumentSection.all)
  )
  func `every example passes`(_ section: DocumentSection) async throws {
    let outcome = try await rehearse("run .", files: section.files)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0, "\(outcome.output)")
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

  @Test(arguments: try DocumentSection.all(in: "Docs/diagnostics.md"))
  func `every example of a diagnostic causes it`(_ section: DocumentSection) async throws {
    let command = section.command ?? "rehearse check example.yaml"
    let arguments = String(command.dropFirst("rehearse ".count))
    let outcome = try await rehearse(arguments, files: section.files)
    #expect(outcome.diagnosticIDs.contains(section.title), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("control-character", FileContent(bytes: Array("name: \u{1B}".utf8))),
    ("expansion-too-large", FileContent(stringLiteral: Self.billionLaughs)),
    ("malformed-text", FileContent(bytes: [0xC3, 0x28])),
    ("nesting-too-deep", FileContent(bytes: Array(repeating: UInt8(ascii: "["), count: 65))),
    ("nul-character", FileContent(bytes: [0x61, 0x00])),
  ])
  func `what no page can show causes its diagnostic`(
    _ id: String,
    _ file: FileContent
  )
    async throws
  {
    let outcome = try await rehearse("check example.yaml", files: ["example.yaml": file])
    #expect(outcome.diagnosticIDs == [id])
  }

  private static let billionLaughs =
    "a0: &a0 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n"
    + (1...7).map { level in
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return "a\(level): &a\(level) [\(aliases)]\n"
    }.joined()

  @Test func `every diagnostic of the sources is explained, and no other`() async throws {
    let list = try await rehearse("explain", in: Repository.root)
    let explained = list.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(explained == (try Self.idsInSources()).sorted())
  }

  /// The ids of all message factories.
  private static func idsInSources() throws -> Set<String> {
    let sources = try FileManager.default
      .subpathsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
      .filter { $0.hasSuffix("Diagnostics.swift") }
    let parts = try sources.flatMap { path in
      try Repository.text(of: "Sources/\(path)").components(separatedBy: "id: \"").dropFirst()
    }
    return Set(parts.map { String($0.prefix { $0 != "\"" }) })
  }

  @Test func `an unknown id suggests the nearest one`() async throws {
    #expect(
      try await rehearse("explain unknow-key", in: Repository.root)
        == Outcome(
          status: 64,
          output: "",
          errors: """
            Error: There is no diagnostic 'unknow-key'. Did you mean 'unknown-key'?
            Usage: rehearse explain [<id>]
              See 'rehearse explain --help' for more information.

            """
        )
    )
  }

  @Test func `an explanation has an example and a remedy`() async throws {
    #expect(
      try await rehearse("explain command-missing", in: Repository.root).output == """
        command-missing: A step has no command.

        'name' and 'optional' stand beside a command; they do nothing alone.

        For example:

            # example.yaml
            name: Example
            app: trivia
            steps:
              - name: Just a title

        To mend it: Add a command. For a title over several steps use 'group', for a remark 'log'.

        """
    )
  }

  @Test func `every key occurs in the examples of its section`() throws {
    let page = try Repository.text(of: "Docs/language-reference.md")
    for section in page.components(separatedBy: "\n### ").dropFirst() {
      let examples = section.components(separatedBy: "```").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element).joined()
      let keys = section.split(separator: "\n")
        .filter { $0.hasPrefix("| `") }
        .compactMap { $0.split(separator: "`").dropFirst().first }
      for key in keys where !examples.contains(key) {
        Issue.record("'\(key)' has no example in \(section.prefix { $0 != "\n" })")
      }
    }
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

extension Outcome {
  /// The ids in brackets at the ends of diagnostics, each once.
  fileprivate var diagnosticIDs: Set<String> {
    Set(
      errors.split(separator: "\n")
        .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        .compactMap { $0.split(separator: "[").last?.dropLast() }
        .map(String.init)
    )
  }
}
