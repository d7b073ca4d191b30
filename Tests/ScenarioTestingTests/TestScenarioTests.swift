import Foundation
import ScenarioTestSupport
import ScenarioTesting
import Synchronization
import Testing

struct TestScenarioTests {
  @Test func `each scenario and each row is one, with its place`() throws {
    let scenarios = try scenarios([
      "b.yaml": """
      name: Row ${n}
      app: gallery
      tags: [smoke]
      cases: [{n: 1}, {n: 2}]
      steps: [log: x]
      """,
      "a.yaml": "name: A\napp: gallery\nsteps: [log: x]",
    ])
    #expect(scenarios.map(\.name) == ["A", "Row 1", "Row 2"])
    #expect(scenarios.map(\.line) == [1, 4, 4])
    #expect(scenarios.map(\.tags) == [[], ["smoke"], ["smoke"]])
    #expect(Set(scenarios.map(\.id)).count == 3)
    #expect(scenarios[1].testDescription == "Row 1 (\(scenarios[1].file):4)")
  }

  @Test func `a scenario that passes records nothing`() throws {
    let scenario = try scenario("name: A\napp: gallery\nsteps: [log: x]")
    try scenario.run()
  }

  @Test func `a failure is an issue at its place, with what led to it`() throws {
    let scenario = try scenario("name: A\napp: gallery\nlaunch: manual\nsteps: [back]")
    let file = scenario.file
    try withKnownIssue {
      try scenario.run()
    } matching: { issue in
      issue.sourceLocation.map { [$0.line, $0.column] } == [4, 9]
        && issue.comments.map(\.rawValue) == [
          """
          the app is not running
          ✗ A (0.000s)  \(file):1
            1 ✗    0.000s  back

            \(file):4:9: failed: the app is not running
             4 | steps: [back]
               |         ^~~~

            advice:     start it with a 'launch' step before this one
          """
        ]
    }
  }

  @Test func `each error of a file is an issue at its place`() throws {
    let scenario = try scenario("name: A\napp: galery\nsteps:\n  - tpa: x")
    let expected: Set = [
      "2:6 unknown app 'galery'\ndid you mean 'gallery'?",
      "4:5 unknown command 'tpa'\ndid you mean 'tap'?",
    ]
    let found = Mutex<Set<String>>([])
    try withKnownIssue {
      try scenario.run()
    } matching: { issue in
      let place = issue.sourceLocation.map { "\($0.line):\($0.column) " } ?? ""
      found.withLock { _ = $0.insert(place + issue.comments.map(\.rawValue).joined()) }
      return true
    }
    #expect(found.withLock { $0 } == expected)
  }

  @Test func `where there is nothing to run, that is an error`() throws {
    let problem = #expect(throws: (any Error).self) {
      try TestScenario.all(in: "absent", "*.none", apps: [GalleryApp.self])
    }
    #expect(
      problem.map { "\($0)" }
        == "there is no file or folder 'absent', and no scenario file matches '*.none'"
    )
    try withFolder(["words.yaml": "vocabulary: W"]) { folder in
      let problem = #expect(throws: (any Error).self) {
        try TestScenario.all(in: folder, apps: [GalleryApp.self])
      }
      #expect(problem.map { "\($0)" } == "there is no scenario in \(folder)")
    }
  }

  /// The only scenario of a file.
  private func scenario(_ text: String) throws -> TestScenario {
    try #require(try scenarios(["a.yaml": text]).first)
  }

  private func scenarios(_ files: [String: String]) throws -> [TestScenario] {
    try withFolder(files) { try TestScenario.all(in: $0, apps: [GalleryApp.self]) }
  }

  private func withFolder<Result>(
    _ files: [String: String],
    _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rehearse-testing-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return try body(folder.resolvingSymlinksInPath().path)
  }
}
