import Testing

struct ReportFileTests {
  @Test func `a broken file among good ones is an error in the report, and the others run`()
    async throws
  {
    let run = try await rehearse(
      "run", ".", "--junit", "report.xml", "--reproducible",
      files: ["a.yaml": .passing, "b.yaml": .broken, "c.yaml": .failing]
    )
    #expect(run.status == 2)
    #expect(run.files["report.xml"] == "")
  }

  @Test func `strict leaves out what Jenkins' xunit step refuses`() async throws {
    let rich = try await report(profile: "rich")
    let strict = try await report(profile: "strict")
    #expect(
      strict == rich.replacing(#" file="a.yaml" line="1""#, with: "")
    )
    #expect(strict != rich)
  }

  private func report(profile: String) async throws -> String {
    let run = try await rehearse(
      "run", "a.yaml", "--junit", "report.xml", "--junit-profile", profile, "--reproducible",
      files: ["a.yaml": .passing]
    )
    return try #require(run.files["report.xml"])
  }

  @Test func `a report can go where the console goes`() async throws {
    let run = try await rehearse(
      "run", "a.yaml", "--junit", "/dev/stdout", "--reproducible", files: ["a.yaml": .passing]
    )
    #expect(run == Outcome(status: 0, output: "", errors: "", files: [:]))
  }

  @Test func `a link to a report stays a link`() async throws {
    let run = try await shell(
      #"ln -s real.xml report.xml && "$REHEARSE" run a.yaml --junit report.xml && test -L report.xml"#,
      files: ["a.yaml": .passing, "real.xml": "an older and much longer report \(0)"]
    )
    #expect(run.status == 0)
    #expect(run.files.keys.sorted() == ["a.yaml", "real.xml"])
  }

  @Test func `nobody reading the console does not cost the report`() async throws {
    let deaf = try await shell(
      """
      mkfifo pipe && exec 3<>pipe 4>pipe 3>&- &&
      "$REHEARSE" run a.yaml --junit report.xml --reproducible >&4
      """,
      files: ["a.yaml": .failing]
    )
    let heard = try await rehearse(
      "run", "a.yaml", "--junit", "report.xml", "--reproducible", files: ["a.yaml": .failing]
    )
    #expect(deaf.files == heard.files)
    #expect(deaf.status == 1)
  }

  @Test func `a failed run replaces the report of the last one as a whole`() async throws {
    let run = try await rehearse(
      "run", "a.yaml", "--junit", "report.xml", "--reproducible",
      files: ["a.yaml": .passing, "report.xml": "\(String(repeating: "old ", count: 10_000))"]
    )
    #expect(run.files.keys.sorted() == ["a.yaml", "report.xml"])
    #expect(run.files["report.xml"]?.hasSuffix("</testsuites>\n") == true)
  }
}
