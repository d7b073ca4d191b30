import Foundation
import Patterns
import ScenarioTestSupport
import Subprocess
import Testing

struct RandomPatternTests {
  @Test func `ten thousand random patterns are found where Swift finds them`() throws {
    var differences: [String] = []
    for example in Self.examples where !Self.isJudgedDifferently(bySwift: example) {
      let reference = try Regex(example.pattern).matchingSemantics(.unicodeScalar)
        .wordBoundaryKind(.simple)
      let expected = example.text.firstMatch(of: reference) != nil
      if try Pattern(example.pattern).isFound(in: example.text) != expected {
        differences.append("'\(example.pattern)' in '\(example.text)': Swift says \(expected)")
      }
    }
    #expect(differences == [])
  }

  @Test(.enabled(if: isPythonInstalled, "no python3 is installed"))
  func `ten thousand random patterns are found where Python finds them`() async throws {
    let input = Self.examples.map { "\($0.pattern)\n\($0.text)\n" }.joined()
    let python = try await run(
      .name("python3"),
      arguments: ["-X", "utf8", "-c", Self.script],
      input: .string(input),
      output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20)
    )
    #expect(python.standardError == "")
    let found = try Self.examples.map {
      try Pattern($0.pattern).isFound(in: $0.text) ? "1" : "0"
    }
    let verdicts = python.standardOutput.map { String($0) }
    let differences = zip(Self.examples, zip(found, verdicts)).filter { $1.0 != $1.1 }
    #expect(differences.map { "'\($0.0.pattern)' in '\($0.0.text)': Python says \($0.1.1)" } == [])
    #expect(verdicts.count == found.count)
  }

  /// Swift does not count digits as parts of words where it looks for their boundaries.
  private static func isJudgedDifferently(
    bySwift example: (pattern: String, text: String)
  ) -> Bool {
    ["\\b", "\\B"].contains(where: example.pattern.contains) && example.text.contains("1")
  }

  private static let examples = (0..<10_000 as Range<UInt64>).map { seed in
    var random = RandomPattern(seed: seed)
    return (pattern: random.pattern(), text: random.text())
  }

  private static let script = """
    import re, sys
    lines = sys.stdin.read().split("\\n")[:-1]
    for pattern, text in zip(lines[::2], lines[1::2]):
        sys.stdout.write("1" if re.search(pattern, text) else "0")
    """

  private static let isPythonInstalled = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec python3 -c 'import re'"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
