import Foundation
import ScenarioTestSupport
import Testing

/// A guide whose commands build on each other, in one folder that begins empty.
struct GuideTests {
  @Test func `the guide to writing shows what really happens`() async throws {
    let guide = "Docs/writing-scenarios.md"
    let page = try Repository.text(of: guide)
    var actual = ""
    #expect(page.components(separatedBy: "\n```console\n$ ").count - 1 == 6)
    #expect(page.components(separatedBy: "\n```yaml file=").count - 1 == 3)
    _ = try await Workspace.withFolder([:]) { folder in
      for (index, part) in page.components(separatedBy: "\n```").enumerated() {
        let separator = index == 0 ? "" : "\n```"
        actual += separator + (try await Self.carryingOut(part, in: folder))
      }
      return Outcome(status: 0, output: "", errors: "")
    }
    try Snapshot(file: Repository.root.appending(path: guide)).expect(actual)
  }

  /// A part of the page that begins with a fence: a file is written, a command gets its output.
  private static func carryingOut(_ part: String, in folder: URL) async throws -> String {
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
    let information = lines.first ?? ""
    if information.hasPrefix("yaml file=") {
      let file = folder.appending(path: String(information.dropFirst("yaml file=".count)))
      let text = lines.dropFirst().joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: file)
    }
    guard information == "console", let prompt = lines.dropFirst().first else { return part }
    let outcome = try await shell(
      #"rehearse() { "$REHEARSE" "$@"; }; \#(prompt.dropFirst("$ ".count))"#,
      in: folder
    )
    #expect(outcome.status == 0)
    let said = (outcome.errors + outcome.output).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return (["console", prompt] + said.dropLast()).joined(separator: "\n")
  }
}
