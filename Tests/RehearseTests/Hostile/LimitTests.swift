import Foundation
import ScenarioTestSupport
import Testing

/// The table of limits in `SECURITY.md`, held to what the tool says where one is passed.
struct LimitTests {
  @Test(arguments: ToldLimit.all)
  func `the table of limits says what messages say`(limit: ToldLimit) throws {
    let records = try ["expansions", "patterns", "sizes", "syntax", "words"].map { name in
      try Repository.text(of: "Tests/RehearseTests/Fixtures/Hostile/\(name).txt")
    }
    let told = (records + [try Self.wordsAboutApps()]).joined()
    #expect(limit.messages.filter { !told.contains($0) } == [])
    #expect(try Self.rows().contains(limit.row))
  }

  @Test(arguments: PassedLimit.all)
  func `what passes a limit of the table is told`(passed: PassedLimit) async throws {
    let run = try await rehearse("run . --reproducible", files: passed.files)
    let lines = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let problems = lines.filter { $0.contains(": error: ") }
    #expect(problems.count == passed.problemCount)
    #expect(problems.contains(passed.problem), "\(problems)")
    #expect(try Self.rows().contains(passed.row))
  }

  @Test func `each limit of the table is held to a message`() throws {
    let held = Set(ToldLimit.all.map(\.row)).union(PassedLimit.all.map(\.row))
    #expect(try Self.rows().filter { !held.contains($0) } == [])
  }

  private static func rows() throws -> [String] {
    let page = try Repository.text(of: "SECURITY.md").components(separatedBy: "\n## ")
    let section = try #require(page.first { $0.hasPrefix("Limits\n") })
    let lines = section.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
    return lines.dropFirst().map { $0.trimmingCharacters(in: ["|", " "]) }
  }

  /// What is said of apps, which no file can make to pass their limits.
  private static func wordsAboutApps() throws -> String {
    try Repository.text(of: "Tests/ScenarioRuntimeTests/Running/EndlessAppTests.swift")
  }
}

/// A row of the table, and the messages that tests elsewhere expect where it is passed.
struct ToldLimit: CustomTestStringConvertible, Sendable {
  let row: String
  let messages: [String]

  var testDescription: String { row }

  private init(_ row: String, _ messages: String...) {
    self.row = row
    self.messages = messages
  }

  fileprivate static let rowOfPages =
    "a page of YAML | 16 MiB, 64 levels, 2,000,000 values, 100,000 values and 16 MiB of text "
    + "repeated by aliases, 16 directives"

  static let all = [
    ToldLimit(
      rowOfPages,
      "file is larger than 16777216 bytes",
      "nested deeper than 64 levels",
      "aliases repeat more than 100000 values",
      "more than 16 '%' directives"
    ),
    ToldLimit(
      "a variable that is made of others | 100,000 references, 64 deep",
      "takes more than 100000 variable references"
    ),
    ToldLimit(
      "a regular expression | 10,000 states with `{n,m}` written out, 100 groups deep",
      "has more than 10000 states",
      "nests groups more than 100 deep"
    ),
    ToldLimit(
      "the steps that a scenario executes, counting turns of loops and branches not taken | 100,000",
      "more than 100000 steps, counting turns of loops and branches not taken"
    ),
    ToldLimit(
      "the characters that a scenario types | 100,000",
      "the scenario types more than 100000 characters"
    ),
    ToldLimit(
      "the text that these steps show, with values filled in and screens | 64 MiB",
      "steps show more than 67108864 bytes of text"
    ),
    ToldLimit(
      "the containers and turns of loops that a step lies within | 256",
      "is nested in more than 256 others"
    ),
    ToldLimit(
      "a value once its `${...}` are filled in | 1,000,000 values, 64 levels",
      "the value grows to more than 1000000 values"
    ),
    ToldLimit(
      "flows, checks and elements that use each other | 64 deep; 1,000 uses in an element or a check",
      "is nested more than 64 levels deep",
      "uses more than 1000 definitions"
    ),
    ToldLimit(
      "what an app model schedules | 10,000 actions at one instant, 200,000 since the last gesture, "
        + "10,000 that wait for their time",
      "more than 10000 actions are due at one instant",
      "more than 200000 actions since the last gesture",
      "more than 10000 actions are waiting"
    ),
  ]
}

/// Files that pass a limit, and what is said of it.
struct PassedLimit: CustomTestStringConvertible, Sendable {
  let row: String
  let problem: String
  let problemCount: Int
  let files: [String: FileContent]

  var testDescription: String { row }

  static let all = [
    PassedLimit(
      row: "a text once its `${...}` are filled in | 1 MiB",
      problem: "a.yaml:4:15: error: the text grows to more than 1048576 bytes [unfit-value]",
      problemCount: 1,
      files: scenario(
        "variables: {a: \"\("x" * 2_000)\"}\nsteps: [{log: \"\("${a}" * 600)\"}]\n"
      )
    ),
    PassedLimit(
      row: ToldLimit.rowOfPages,
      problem: "a.yaml:3:3999995: error: more than 2000000 values [too-many-nodes]",
      problemCount: 1,
      files: scenario("steps: [\("x," * 2_000_000)]\n")
    ),
    PassedLimit(
      row: "a data file of JSON or CSV | 16 MiB, 64 levels, 2,000,000 values or fields",
      problem: "rows.csv:2:2000000: error: more than 2000000 values [too-many-nodes]",
      problemCount: 1,
      files: scenario("cases: {fromFile: rows.csv}\nsteps: [back]\n")
        .merging(["rows.csv": "n\n\("," * 2_000_000)\n"]) { first, _ in first }
    ),
    PassedLimit(
      row: ToldLimit.rowOfPages,
      problem: "a.yaml:21:8: error: aliases repeat more than 16777216 bytes of text "
        + "[expansion-too-large]",
      problemCount: 1,
      files: scenario("steps:\n- log: &a \"\("x" * 1_048_576)\"\n" + "- log: *a\n" * 20)
    ),
    PassedLimit(
      row: "the problems reported for a file | 100",
      problem: "a.yaml:103:1: error: more than 100 problems in this file [too-many-problems]",
      problemCount: 101,
      files: scenario(String.lines(0..<200) { "k\($0): 1" })
    ),
    PassedLimit(
      row: "vocabularies that import each other | 64 deep",
      problem: "v63.yaml:2:10: error: files import each other more than 64 deep [imports-too-deep]",
      problemCount: 65,
      files: chain(of: 65)
    ),
    PassedLimit(
      row: "a default of a parameter that is made of others | 64 deep",
      problem: "a.yaml:72:14: error: values are nested deeper than 64 levels [unfit-value]",
      problemCount: 1,
      files: scenario(
        "flows:\n  go:\n    parameters:\n      p0: x\n"
          + String.lines(1...64) { "      p\($0): '${p\($0 - 1)}'" }
          + "    steps: [log: '${p64}']\nsteps: [run: go]\n"
      )
    ),
  ]

  private static func scenario(_ yaml: String) -> [String: FileContent] {
    ["a.yaml": "name: A\napp: trivia\n\(yaml)"]
  }

  /// A scenario, and vocabularies that import each other in a row.
  private static func chain(of count: Int) -> [String: FileContent] {
    var files = scenario("import: [v0.yaml]\nsteps: [back]\n")
    for number in 0..<count {
      files["v\(number).yaml"] = "vocabulary: V\nimport: [v\(number + 1).yaml]\n"
    }
    files["v\(count).yaml"] = "vocabulary: V\n"
    return files
  }
}
