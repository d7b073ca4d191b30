import Foundation
import Testing

struct ReadmeTests {
  @Test(arguments: ["README.md", "Docs/running-scenarios.md"])
  func `what a document shows is what the tool says`(page: String) async throws {
    let text = try Repository.text(of: page)
    var actual = ""
    for (index, part) in text.components(separatedBy: "```console\n$ ").enumerated() {
      actual += index == 0 ? part : "```console\n$ " + (try await session(correcting: part))
    }
    try Snapshot(file: Repository.root.appending(path: page)).expect(actual)
  }

  /// A part of the text that begins with a command, with what the command really says behind it.
  private func session(correcting part: String) async throws -> String {
    let command = part.prefix { $0 != "\n" }
    let rest = try #require(part.firstRange(of: "\n```\n"))
    let outcome = try await shell(
      #"rehearse() { "$REHEARSE" "$@"; }; \#(command)"#,
      in: Repository.root
    )
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
