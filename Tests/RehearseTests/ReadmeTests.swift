import Foundation
import ScenarioTestSupport
import Testing

struct ReadmeTests {
  @Test(arguments: [("README.md", 2), ("Docs/running-scenarios.md", 6)])
  func `what a document shows is what the tool says`(page: String, sessions: Int) async throws {
    let text = try Repository.text(of: page)
    let parts = text.components(separatedBy: "```console\n$ ")
    #expect(parts.count - 1 == sessions)
    var actual = parts[0]
    let example = "Tests/RehearseTests/Fixtures/MustFail/naive-count.yaml"
    _ = try await Workspace.withCopies(of: ["Scenarios", example]) { folder in
      for part in parts.dropFirst() {
        actual += "```console\n$ " + (try await session(correcting: part, in: folder))
      }
      return Outcome(status: 0, output: "", errors: "")
    }
    try Snapshot(file: Repository.root.appending(path: page)).expect(actual)
  }

  /// A part of the text that begins with a command, with what the command really says behind it.
  private func session(correcting part: String, in folder: URL) async throws -> String {
    let command = part.prefix { $0 != "\n" }
    let rest = try #require(part.firstRange(of: "\n```\n"))
    let outcome = try await shell(#"rehearse() { "$REHEARSE" "$@"; }; \#(command)"#, in: folder)
    return "\(command)\n\(outcome.errors)\(outcome.output)\(part[rest.lowerBound...].dropFirst())"
  }

  @Test func `the README's scenarios are valid`() async throws {
    let readme = try Repository.text(of: "README.md")
    let blocks = readme.components(separatedBy: "```yaml\n").dropFirst()
    for block in blocks {
      let scenario = block.components(separatedBy: "```")[0]
      let check = try await rehearse("check a.yaml", files: ["a.yaml": "\(scenario)"])
      #expect(check.errors == "")
      #expect(check.status == 0)
    }
    #expect(blocks.count == 2)
  }
}
