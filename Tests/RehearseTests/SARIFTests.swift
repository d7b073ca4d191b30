import Foundation
import Testing

/// Problems of scenario files for code scanning services.
struct SARIFTests {
  private static let files: [String: FileContent] = [
    "ä b/b.yaml": "name: é\napp: trivia\nsteps:\n  - {log: é, tpa: x}\n"
  ]

  private func log(_ run: Outcome) throws -> [String: Any] {
    let text = try #require(run.files["r.sarif"])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(object)
  }

  private func run(in log: [String: Any]) throws -> [String: Any] {
    try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func `a log does not replace the file that the console goes to`() async throws {
    let check = try await shell(
      #""$REHEARSE" check a.yaml --sarif r.sarif >r.sarif; echo $?; cat r.sarif"#,
      files: ["a.yaml": .passing]
    )
    #expect(check.output == "64\n")
    #expect(
      check.errors == """
        rehearse: error: the report 'r.sarif' would replace the file that the console goes to; name \
        another path, or '/dev/stdout' to have both in it

        """
    )
  }

  @Test func `a result has its rule, its message and its place in code points`() async throws {
    let check = try await rehearse("check . --sarif r.sarif", files: Self.files)
    #expect(check.status == 2)
    let log = try log(check)
    #expect(log["version"] as? String == "2.1.0")
    let run = try run(in: log)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"]
    let ids = (rules as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(ids == [result["ruleId"] as? String])
    #expect(result["level"] as? String == "error")
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let place = try #require(location as? [String: Any])
    let artifact = place["artifactLocation"] as? [String: Any]
    #expect(artifact?["uri"] as? String == "%C3%A4%20b/b.yaml")
    let region = place["region"] as? [String: Int]
    #expect(region?["startLine"] == 4)
    // 'tpa' is the 14th character of its line, and its 15th byte.
    #expect([5, 14].contains(region?["startColumn"]))
    #expect(region?["endLine"] == 4)
  }

  @Test func `a sound folder has a log without results`() async throws {
    let check = try await rehearse("check a.yaml --sarif r.sarif", files: ["a.yaml": .passing])
    #expect(check.status == 0)
    #expect(try run(in: log(check))["results"] as? [String] == [])
  }

  @Test func `paths are relative to the job's folder`() async throws {
    let check = try await shell(
      #"cd sub && GITHUB_WORKSPACE="$PWD/.." "$REHEARSE" check . --sarif ../r.sarif; true"#,
      files: ["sub/b.yaml": .broken]
    )
    #expect(check.files["r.sarif"]?.contains(#""uri": "sub/b.yaml""#) == true)
  }

  @Test func `an earlier log is replaced, and no other file`() async throws {
    let story = try await shell(
      """
      for i in 1 2; do "$REHEARSE" check a.yaml --sarif r.sarif; done
      "$REHEARSE" check a.yaml --sarif other.json; echo $?; cat other.json
      """,
      files: ["a.yaml": .passing, "other.json": "{}"]
    )
    #expect(story.output == "checked 1 file: no problems\nchecked 1 file: no problems\n64\n{}")
  }
}
