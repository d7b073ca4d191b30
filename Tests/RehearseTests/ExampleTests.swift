import Foundation
import ScenarioTestSupport
import Testing

/// The files for CI under `Examples`: what they tell a shell to do is done here.
struct ExampleTests {
  @Test func `the shards of the workflow for GitHub make one report`() async throws {
    let commands = try commands(in: "github-actions/scenarios.yaml")
    let run = try #require(commands.first { $0.contains(" run ") })
    let merge = try #require(commands.first { $0.contains(" merge ") })
    let outcome = try await shell(
      """
      \(Self.buildTool)
      for SHARD in 1 2 3 4; do \(run) || exit; done
      \(merge)
      """,
      files: Self.scenarios
    )
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.files["report.xml"]?.split(separator: "<testcase ").count == 6)
    #expect(outcome.files.keys.filter { $0.hasSuffix(".html") }.sorted() == Self.pages)
  }

  private static let pages = (1...4).map { "reports/\($0).html" }

  @Test func `the jobs of the pipeline for GitLab run all scenarios`() async throws {
    let commands = try commands(in: "gitlab-ci/.gitlab-ci.yml")
    let check = try #require(commands.first { $0.contains(" check ") })
    let run = try #require(commands.first { $0.contains(" run ") })
    let outcome = try await shell(
      """
      \(Self.buildTool); \(check) || exit
      for index in 1 2 3 4; do
        CI_NODE_INDEX=$index; CI_NODE_TOTAL=4
        \(run) >"$index.txt" || exit
        mv report.xml "$index.xml"
      done
      """,
      files: Self.scenarios
    )
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    let reports = (1...4).compactMap { outcome.files["\($0).xml"] }
    #expect(reports.map { $0.split(separator: "<testcase ").count - 1 } == [2, 1, 1, 1])
  }

  @Test func `the pipeline for Jenkins runs all scenarios`() async throws {
    let commands = try commands(in: "jenkins/Jenkinsfile")
    let run = try #require(commands.first { $0.contains(" run ") })
    let outcome = try await shell("\(Self.buildTool); \(run)", files: Self.scenarios)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.files["report.xml"]?.split(separator: "<testcase ").count == 6)
    #expect(outcome.files["report.html"] != nil)
  }

  @Test func `the test for Bazel runs its shard, and reports where Bazel wants it`() async throws {
    let script = try Repository.text(of: "Examples/bazel/scenarios_test.sh")
    let outcome = try await shell(
      """
      mkdir -p runfiles/tools runfiles/Scenarios outputs tmp
      ln -s "$REHEARSE" runfiles/tools/checkout-scenarios
      for file in Scenarios/*; do ln -s "$PWD/$file" "runfiles/$file"; done
      export TEST_TOTAL_SHARDS=4 TEST_SHARD_INDEX=0 TEST_SHARD_STATUS_FILE="$PWD/status"
      export XML_OUTPUT_FILE="$PWD/test.xml" TEST_UNDECLARED_OUTPUTS_DIR="$PWD/outputs"
      export TEST_TMPDIR="$PWD/tmp"
      cd runfiles; bash ../scenarios_test.sh
      """,
      files: Self.scenarios.merging(["scenarios_test.sh": "\(script)"]) { first, _ in first }
    )
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.files["status"] == "")
    #expect(outcome.files["test.xml"]?.split(separator: "<testcase ").count == 3)
    #expect(outcome.files["outputs/report.html"] != nil)
  }

  /// The tool by the path where the examples build their own.
  private static let buildTool =
    #"mkdir -p .build/release && ln -s "$REHEARSE" .build/release/checkout-scenarios"#

  private static let scenarios = Dictionary(
    uniqueKeysWithValues: (1...5).map { ("Scenarios/\($0).yaml", FileContent.passing) }
  )

  /// The commands of a file that run the tool, without the rest of their lines.
  private func commands(in path: String) throws -> [String] {
    try Repository.text(of: "Examples/\(path)").split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: ".build/release/checkout-scenarios ") else {
        return nil
      }
      return String(line[start.lowerBound...].prefix { $0 != "'" })
    }
  }
}
