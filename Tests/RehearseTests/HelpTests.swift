import Foundation
import ScenarioTestSupport
import Testing

/// What `--help` says is read more often than any document.
struct HelpTests {
  private static let commands = [
    "run", "explore", "mutate", "coverage", "check", "list", "merge", "config", "init", "record",
    "format", "inspect", "debug", "ui", "apps", "doctor", "explain", "reference", "schema",
  ]

  @Test func `the tool's help names its commands`() async throws {
    let help = try await rehearse("help", files: [:])
    #expect(help.status == 0)
    #expect(help.errors == "")
    let subcommands = help.output.matches(of: #/\n  ([a-z]+) /#).map { String($0.output.1) }
    #expect(subcommands == Self.commands)
    try Snapshot(file: Repository.fixtures.appending(path: "Help/rehearse.txt"))
      .expect(help.output)
  }

  @Test(arguments: Self.commands)
  func `a command's help says what it takes`(command: String) async throws {
    let help = try await rehearse("help \(command)", files: [:])
    #expect(help.status == 0)
    #expect(help.errors == "")
    try Snapshot(file: Repository.fixtures.appending(path: "Help/\(command).txt"))
      .expect(help.output)
  }

  @Test(arguments: Self.commands)
  func `a command says the same of itself as the tool does`(command: String) async throws {
    let help = try await rehearse("help \(command)", files: [:])
    #expect(try await rehearse("\(command) --help", files: [:]) == help)
  }

  @Test func `all commands that choose scenarios choose in the same way`() async throws {
    var options: [String] = []
    for command in ["run", "check", "list", "config"] {
      let help = try await rehearse("help \(command) | sed -n '/^SELECTION/,/^$/p'", files: [:])
      options.append(help.output)
    }
    #expect(Set(options).count == 1)
    #expect(options[0].contains("--tag"))
  }
}
