import ScenarioTestSupport
import Testing

@testable import ScenarioCommands

/// Command lines that are read without the parser, beside what the parser makes of them.
struct PlainArgumentTests {
  @Test func `all options of a command are read`() {
    for line in Self.lines {
      let words = line.samples.flatMap { name, value in [name] + value }
      let (text, least) = (line.command.plainText(words), line.command.plainText(line.least))
      #expect(text != nil && least != nil)
      #expect(text == line.command.parsedText(words))
      let properties = zip(text?.properties ?? [], least?.properties ?? [])
      for (property, other) in properties { #expect(property != other) }
    }
  }

  @Test func `an option may have its value behind a sign`() {
    for line in Self.lines {
      for (name, value) in line.samples {
        let needed = name == "--seed" ? ["--order=random"] : []
        let words = line.least + needed + [([name] + value).joined(separator: "="), "b"]
        #expect(line.command.plainText(words) != nil, "\(words)")
        #expect(line.command.plainText(words) == line.command.parsedText(words), "\(words)")
      }
    }
  }

  @Test func `a line that names nothing but paths is read, or nothing at all`() {
    for words in [[], ["a.yaml", "", "b/*.yml", "c.yaml:3", "a b", "x=1"]] {
      for line in Self.lines {
        #expect(line.command.plainText(words) == line.command.parsedText(words))
      }
    }
  }

  @Test func `of an option that is given twice the last value counts, or both`() {
    let words = ["--jobs=1", "--jobs", "2", "--tag", "a", "--tag=b", "--var", "a=1", "--var=a=2"]
    #expect(RunCommand.plainText(words) == RunCommand.parsedText(words))
  }

  @Test(arguments: [
    "--job 2", "--jobs", "--jobs=", "--jobs --watch", "--jobs x", "--jobs -1", "--watch=yes", "-h",
    "--help", "--version", "--", "-", "-j 2", "--watch --watch", "--jobs=\u{301}2", "--nope",
    "--shard 1/2 --shard 2/2", "--filter=(", "--order name", "--seed 1", "---completion", "--var 3",
    "--generate-completion-script=zsh", "--junit -", "--report pdf=a", "--wait-margin 100%",
  ])
  func `what may be a mistake or a request is left to the parser`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(RunCommand.plainText(words) == nil)
  }

  @Test func `what is read is what the parser would have read`() {
    var generator = SeededGenerator(seed: 11)
    for line in Self.lines {
      let pool = line.samples.map(\.name) + Self.oddWords
      for _ in 1...200 {
        let words = (0...Int.random(in: 0...4, using: &generator)).map { _ in
          generator.pick(Bool.random(using: &generator) ? pool : Self.values)
        }
        guard let text = line.command.plainText(words) else { continue }
        #expect(text == line.command.parsedText(words), "\(words)")
      }
    }
  }

  private static let oddWords = [
    "--jobs=2", "--filter=a", "--var=a=1", "--var=a=", "--junit=a=b", "--order=random", "--", "-",
  ]

  private static let values = [
    "1", "1/2", "random", "a=b", "junit=r.xml", "smoke", "5%", "line", "strict", "", "a and", "é",
  ]
}

extension PlainArgumentTests {
  /// An option, and a value that it does not have by itself; or a path.
  private typealias Sample = (name: String, value: [String])

  /// A command, the least that it can be given, and all that it can.
  private typealias Line = (command: any PlainCommand.Type, least: [String], samples: [Sample])

  private static let lines: [Line] = [
    (RunCommand.self, [], selection + execution + reports + [("--watch", [])]),
    (CheckCommand.self, [], selection + [("--fail-on-warnings", [])]),
    (ListCommand.self, [], selection),
    (FormatCommand.self, [], [("a.yaml", []), ("--check", [])]),
    (
      MergeCommand.self, ["b.xml", "--junit", "b"],
      [("a.xml", []), ("--junit", ["a"]), ("--expect", ["2"])]
    ),
  ]

  private static let selection: [Sample] = [
    ("a.yaml", []), ("--var", ["a=b"]), ("--filter", ["One|Two"]), ("--tag", ["a and b"]),
    ("--exclude-tag", ["slow"]),
    ("--last-failed", []), ("--shard", ["1/2"]), ("--order", ["random"]), ("--seed", ["7"]),
  ]

  private static let execution: [Sample] = [
    ("--jobs", ["2"]), ("--fail-fast", []), ("--max-failures", ["3"]), ("--timing", ["random"]),
    ("--delay", ["network=0ms"]),
    ("--repeat", ["2"]), ("--retries", ["0"]), ("--fail-on-flaky", []), ("--wait-margin", ["5%"]),
    ("--fail-on-warnings", []),
  ]

  private static let reports: [Sample] = [
    ("--reporter", ["tree"]), ("--report", ["html=a.html"]), ("--junit", ["r.xml"]),
    ("--junit-profile", ["strict"]), ("--reproducible", []),
  ]
}

extension String {
  /// The properties of a command that was printed, each with its value.
  fileprivate var properties: [Substring] { split(separator: ", _") }
}

extension PlainCommand {
  /// All options of a plain line with what they are; nil if it is left to the parser.
  fileprivate static func plainText(_ words: [String]) -> String? {
    plain(words).map { "\($0)" }
  }

  fileprivate static func parsedText(_ words: [String]) -> String? {
    parsed(from: words).map { "\($0)" }
  }
}
