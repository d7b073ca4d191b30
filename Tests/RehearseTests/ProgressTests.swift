import Foundation
import ScenarioTestSupport
import Testing

/// The progress line of a run, on a terminal of sixty columns.
@Suite(.enabled(if: Terminal.isInstalled, "there is no 'script', which makes terminals"))
struct ProgressTests {
  @Test(arguments: [(variables: "", isColoured: true), ("NO_COLOR=1 ", false)])
  func `whatever is drawn is wiped, and leaves what a pipe would get, but for colours`(
    variables: String,
    isColoured: Bool
  ) async throws {
    let run = try await run(in: Terminal(columns: 60), variables)
    #expect(run.output.contains("\u{1B}[32m✓\u{1B}[0m Number 1 of") == isColoured)
    #expect(run.output.contains(#/\u{1B}\[[0-9;]*m/#) == isColoured)
    let screen = TerminalScreen(after: run.output)
    #expect(screen.lines.joined(separator: "\n") == run.files["piped"])
    #expect(!screen.wipedLines.isEmpty)
    for line in screen.wipedLines {
      #expect(line.wholeMatch(of: #/[━─]{14} +\d+/2000  (Number \d+ of 日本|Numb.*…)/#) != nil)
    }
  }

  @Test(arguments: ["TERM=dumb ", "CI=true "])
  func `there is none where it can't be wiped or would be kept`(variables: String) async throws {
    let run = try await run(in: Terminal(columns: 60), variables)
    #expect(TerminalScreen(after: run.output).wipedLines == [])
    #expect(!run.output.contains("━"))
  }

  @Test(arguments: [
    (command: "explore", part: ""),
    ("mutate", " (scenarios|bugs|suggestions|scenarios with strict bugs)"),
    ("coverage", " (scenarios|apps)"),
  ])
  func `other commands show how far they are, and leave what a pipe would get`(
    command: String,
    part: String
  ) async throws {
    let terminal = Terminal(columns: 60)
    let arguments = "\(command) Scenarios/todo --reproducible"
    let run = try await shell(
      """
      "$REHEARSE" \(arguments)
      echo end of pipe
      \(terminal.command(running: "NO_COLOR=1 \"$REHEARSE\" \(arguments)"))
      """,
      in: Repository.root
    )
    let outputs = run.output.split(separator: "end of pipe\n", maxSplits: 1)
    let screen = TerminalScreen(after: String(outputs[1]))
    #expect(screen.lines.joined(separator: "\n") == outputs[0])
    #expect(!screen.wipedLines.isEmpty)
    let line = try Regex("[━─]{14} +\\d+/\\d+\(part)(  .+)?")
    for wiped in screen.wipedLines { #expect(wiped.wholeMatch(of: line) != nil, "\(wiped)") }
  }

  /// Runs as much as no machine manages within the tenth of a second that shows no line.
  private func run(in terminal: Terminal, _ variables: String) async throws -> Outcome {
    try await shell(
      """
      "$REHEARSE" run a.yaml --reproducible >piped
      \(terminal.command(running: variables + #""$REHEARSE" run a.yaml --reproducible"#))
      """,
      files: [
        "a.yaml": """
        name: Number ${n} of 日本
        app: trivia
        cases:
        \((1...2000).map { "  - {n: \($0)}" }.joined(separator: "\n"))
        steps:
          - repeat: {times: 100, steps: [log: round]}

        """
      ]
    )
  }
}

/// A terminal without a window.
private struct Terminal {
  let columns: Int

  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  func command(running command: String) -> String {
    "script --quiet --return --command 'stty cols \(columns) rows 20; \(command)' /dev/null"
  }
}

/// What a program's output showed on a terminal, and still shows.
private struct TerminalScreen {
  private(set) var lines: [String] = [""]

  /// What stood in lines when they were wiped.
  private(set) var wipedLines: [String] = []

  init(after output: String) {
    let plain = output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    for (index, part) in plain.replacing("\r\n", with: "\n").split(
      separator: "\r\u{1B}[K",
      omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 {
        wipedLines.append(lines[lines.count - 1])
        lines[lines.count - 1] = ""
      }
      let added = part.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      lines[lines.count - 1] += added[0]
      lines += added.dropFirst()
    }
  }
}
