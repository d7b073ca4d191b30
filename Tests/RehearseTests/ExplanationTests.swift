import Foundation
import ScenarioTestSupport
import Testing

/// Every diagnostic that the tool explains, and what causes it.
struct ExplanationTests {
  @Test(arguments: try DocumentSection.all(in: "Docs/diagnostics.md"))
  func `every example of a diagnostic causes it`(_ section: DocumentSection) async throws {
    let command = section.command ?? "rehearse check example.yaml"
    let arguments = String(command.dropFirst("rehearse ".count))
    let outcome = try await rehearse(arguments, files: section.files)
    #expect(outcome.diagnosticIDs.contains(section.title), "\(outcome.errors)")
  }

  /// What no page can show, by the diagnostic that it causes.
  private static let causes: [(id: String, files: [String: FileContent])] = [
    ("control-character", example(FileContent(bytes: Array("name: \u{1B}".utf8)))),
    ("expansion-too-large", example("\(billionLaughs)")),
    ("file-too-large", example(FileContent(bytes: Array(repeating: 0x23, count: 16 << 20 + 1)))),
    ("imports-too-deep", chainOfImports),
    ("malformed-text", example(FileContent(bytes: [0xC3, 0x28]))),
    ("nesting-too-deep", example("\("[" * 65)")),
    ("nul-character", example(FileContent(bytes: [0x61, 0x00]))),
    ("too-many-directives", example("\("%TAG ! !\n" * 17)--- a\n")),
    ("too-many-problems", example("\("a: b\n" * 102)")),
    ("variable-too-large", example("\(variables)")),
    ("words-too-deep", example("\(chainOfFlows)")),
    ("words-too-many", example("\(multiplyingChecks)")),
  ]

  private static func example(_ file: FileContent) -> [String: FileContent] {
    ["example.yaml": file]
  }

  private static let billionLaughs =
    "a0: &a0 [\("0, " * 10)]\n"
    + String.lines(1...7) { "a\($0): &a\($0) [\("*a\($0 - 1), " * 10)]" }

  private static let chainOfImports = Dictionary(
    uniqueKeysWithValues: (0...65).map { level -> (String, FileContent) in
      ("v\(level).yaml", "vocabulary: V\nimport: [v\(level + 1).yaml]\n")
    } + [
      ("v66.yaml", "vocabulary: V\n"),
      ("example.yaml", "name: A\napp: todo\nimport: [v0.yaml]\nsteps: [back]\n"),
    ]
  )

  private static let variables =
    "name: A\napp: todo\nvariables:\n  a0: x\n"
    + String.lines(1...6) { "  a\($0): \"\("${a\($0 - 1)}" * 10)\"" } + "steps: [log: \"${a6}\"]\n"

  private static let chainOfFlows =
    "name: A\napp: todo\nflows:\n  f0: {steps: [log: x]}\n"
    + String.lines(1...65) { "  f\($0): {steps: [run: f\($0 - 1)]}" } + "steps: [run: f65]\n"

  private static let multiplyingChecks =
    "name: A\napp: todo\nchecks:\n  c0: {screen: Root}\n"
    + String.lines(1...3) { "  c\($0): {all: [\("{check: c\($0 - 1)}, " * 10)]}" }
    + "steps: [assert: {check: c3}]\n"

  @Test(arguments: causes)
  func `what no page can show causes its diagnostic`(
    _ id: String,
    _ files: [String: FileContent]
  ) async throws {
    let outcome = try await rehearse("check example.yaml", files: files)
    #expect(outcome.diagnosticIDs.subtracting(Self.companions) == [id], "\(outcome.errors)")
    #expect(outcome.status == 2)
  }

  /// What a chain of files and a mass of problems cause besides.
  private static let companions: Set = ["broken-import", "duplicate-key"]

  /// What the tool can't be brought to say from outside, and why.
  private static let exceptions = [
    "changed-during-run": "takes a file that changes in between: ChangedFileTests has that",
    "idle-acceptance": "takes 'rehearse mutate': MutateTests has that",
    "layout-refused": "a mistake of ours: no input is known to cause it",
    "too-many-nodes": "takes two million values: LimitTests has it with a lower limit",
    "unknown-mutant": "takes 'rehearse mutate': MutateTests has that",
    "unreadable-file": "takes a file that vanishes in between: VanishingTests has that",
  ]

  @Test func `every diagnostic that is explained can be caused`() async throws {
    let shown = try DocumentSection.all(in: "Docs/diagnostics.md").map(\.title)
    let caused = shown + Self.causes.map(\.id) + Self.exceptions.keys
    #expect(caused.sorted() == (try await Self.explainedIDs()))
  }

  @Test func `every diagnostic of the sources is explained, and no other`() async throws {
    #expect(try await Self.explainedIDs() == Self.idsInSources().sorted())
  }

  /// The ids that `explain` lists.
  private static func explainedIDs() async throws -> [String] {
    try await rehearse("explain", files: [:]).output
      .split(separator: "\n").map { String($0.prefix { $0 != " " }) }
  }

  /// The ids in the tables of the stages.
  private static func idsInSources() throws -> Set<String> {
    let sources = try FileManager.default
      .subpathsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
      .filter { $0.hasSuffix("Diagnostics.swift") }
    let texts = try sources.map { try Repository.text(of: "Sources/\($0)") }
    return Set(
      texts.flatMap { $0.matches(of: /static let \w+ = Self\(\s+"([a-z-]+)",\s+"/) }.map {
        String($0.1)
      }
    )
  }

  @Test func `an unknown id suggests the nearest one`() async throws {
    #expect(
      try await rehearse("explain unknow-key", files: [:])
        == Outcome(
          status: 64,
          output: "",
          errors: """
            rehearse: error: There is no diagnostic 'unknow-key'. Did you mean 'unknown-key'?
            Usage: rehearse explain [<id>]
              See 'rehearse explain --help' for more information.

            """
        )
    )
  }

  @Test func `an explanation has an example and a remedy`() async throws {
    #expect(
      try await rehearse("explain command-missing", files: [:]).output == """
        command-missing: A step has no command.

        'name' and 'optional' only modify a command.

        For example:

            # example.yaml
            name: Example
            app: trivia
            steps:
              - name: Just a title

        Fix: Add a command. Use 'group' for a title over several steps, and 'log' for a remark.

        """
    )
  }
}

extension Outcome {
  /// The ids in brackets at the ends of diagnostics, each once.
  fileprivate var diagnosticIDs: Set<String> {
    Set(
      (errors + output).split(separator: "\n")
        .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        .compactMap { $0.split(separator: "[").last?.dropLast() }
        .map(String.init)
    )
  }
}
