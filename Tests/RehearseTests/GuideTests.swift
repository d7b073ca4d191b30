import Foundation
import ScenarioTestSupport
import Testing

/// A page whose examples are carried out from top to bottom, in one folder.
struct GuideTests {
  @Test(arguments: [
    Guide(page: "README.md", folders: ["Scenarios"], files: 1, sessions: 3),
    Guide(page: "Docs/command-line.md", folders: ["Scenarios"], files: 0, sessions: 1),
    Guide(page: "Docs/from-maestro.md", folders: [], files: 2, sessions: 3),
    Guide(page: "Docs/recording.md", folders: ["Scenarios"], files: 2, sessions: 9),
    Guide(page: "Docs/running-scenarios.md", folders: ["Scenarios"], files: 0, sessions: 6),
    Guide(
      page: "Docs/what-a-green-run-is-worth.md",
      folders: ["Scenarios", "rehearse.yaml"],
      files: 5,
      sessions: 16
    ),
    Guide(page: "Docs/writing-scenarios.md", folders: [], files: 3, sessions: 6),
  ])
  func `a page shows what the tool prints`(_ guide: Guide) async throws {
    let text = try Repository.text(of: guide.page)
    #expect(text.components(separatedBy: "\n```console\n$ ").count - 1 == guide.sessions)
    let files = ["file", "flow"].map { text.components(separatedBy: "\n```yaml \($0)=").count - 1 }
    #expect(files.reduce(0, +) == guide.files)
    var actual: [String] = []
    _ = try await Workspace.withCopies(of: guide.folders) { folder in
      for part in text.components(separatedBy: "\n```") {
        actual.append(try await Self.carryingOut(part, in: folder))
      }
      return Outcome(status: 0, output: "", errors: "")
    }
    try Snapshot(file: Repository.root.appending(path: guide.page))
      .expect(actual.joined(separator: "\n```"))
  }

  /// Carries out the part of a page after a fence: writes a file, or runs a command.
  ///
  /// Returns the part, for a command with its actual output.
  private static func carryingOut(_ part: String, in folder: URL) async throws -> String {
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
    let information = lines.first ?? ""
    if information.hasPrefix("yaml file=") || information.hasPrefix("yaml flow=") {
      let file = folder.appending(path: String(information.dropFirst("yaml file=".count)))
      let text = lines.dropFirst().joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: file)
    }
    guard information == "console", let prompt = lines.dropFirst().first else { return part }
    let outcome = try await shell(
      #"rehearse() { "$REHEARSE" "$@"; }; \#(prompt.dropFirst("$ ".count))"#,
      in: folder
    )
    let printed = (outcome.errors + outcome.output).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return (["console", prompt] + printed.dropLast()).joined(separator: "\n")
  }
}

/// A page, the folders of the repository that its commands need, and how much it shows.
struct Guide: CustomTestStringConvertible, Sendable {
  let page: String
  let folders: [String]

  /// The number of files that readers save.
  let files: Int

  /// The number of commands with their output.
  let sessions: Int

  var testDescription: String { page }
}
