import Foundation
import ScenarioTestSupport
import Testing

struct ScenarioFolderTests {
  @Test func `every scenario in the repository passes`() async throws {
    let run = try await withScenarios { folder in
      try await rehearse("run Scenarios --reproducible", in: folder)
    }
    #expect(run.status == 0)
    #expect(run.errors == "")
    try Snapshot(file: Repository.fixtures.appending(path: "Scenarios.console.txt"))
      .expect(run.output)
  }

  @Test func `every scenario in the repository is listed`() async throws {
    let list = try await rehearse("list Scenarios", in: Repository.root)
    let files = try FileManager.default
      .subpathsOfDirectory(atPath: Repository.root.appending(path: "Scenarios").path)
      .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix("Vocabulary/") }
      .map { "Scenarios/\($0)" }
    let listed = list.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(list.status == 0)
    #expect(Set(listed).symmetricDifference(files) == [])
  }

  @Test func `nothing in the repository's scenarios is odd`() async throws {
    let check = try await rehearse("check Scenarios", in: Repository.root)
    #expect(check.errors == "")
    #expect(check.output.hasSuffix(" files: no problems\n"))
  }

  @Test func `two reproducible runs give the same bytes`() async throws {
    let first = try await reproducibleRun()
    let second = try await reproducibleRun()
    #expect(first == second)
    #expect(first.files["report.xml"]?.hasPrefix("<?xml") == true)
  }

  @Test(arguments: [1, 7, 24, 50])
  func `whatever is not about nominal times passes with other ones`(seed: Int) async throws {
    let run = try await withScenarios { folder in
      try await rehearse(
        "run Scenarios --timing random --seed \(seed) --exclude-tag nominal-timing",
        in: folder
      )
    }
    #expect(run.errors == "")
    #expect(run.status == 0, "\(run.output)")
  }

  private func reproducibleRun() async throws -> Outcome {
    try await withScenarios { folder in
      try await rehearse("run Scenarios --reproducible --junit report.xml", in: folder)
    }
  }

  private func withScenarios(_ body: (URL) async throws -> Outcome) async throws -> Outcome {
    try await Workspace.withCopies(of: ["Scenarios"], body)
  }
}
