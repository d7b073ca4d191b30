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

  @Test func `two apps of one name can't be told apart`() {
    let problem = #expect(throws: (any Error).self) {
      try TestScenario.all(in: ".", apps: [GalleryApp.self, GalleryApp.self])
    }
    #expect(problem.map { "\($0)" } == "two app models are named 'gallery'")
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

  /// In a process of its own, as the configuration is looked for from the working directory.
  @Test func `what the configuration's tags leave out is not there`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let files = [
        "rehearse.yaml": "tags: {include: [smoke], exclude: [slow]}",
        "a.yaml": "name: A\napp: gallery\ntags: [smoke]\nsteps: [log: x]",
        "b.yaml": "name: B\napp: gallery\ntags: [smoke, slow]\nsteps: [log: x]",
        "c/c.yaml": "name: C\napp: gallery\nsteps: [log: x]",
        "c/d.yaml": "name: D\napp: gallery\nsteps: [log: x]",
        "e.yaml": "name: E\napp: galery\nsteps: [log: x]",
      ]
      for (name, text) in files { try folder.write(text.utf8, to: name) }
      #expect(FileManager.default.changeCurrentDirectoryPath(folder.url.path))
      #expect(
        try TestScenario.all(in: ".", apps: [GalleryApp.self]).map(\.name) == ["A", "e.yaml"]
      )
      for (path, problem) in [
        ("b.yaml", "the tags of rehearse.yaml leave out the only scenario in b.yaml"),
        ("c", "the tags of rehearse.yaml leave out all 2 scenarios in c"),
      ] {
        let error = #expect(throws: (any Error).self) {
          try TestScenario.all(in: path, apps: [GalleryApp.self])
        }
        #expect(error.map { "\($0)" } == problem)
      }
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
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(text.utf8, to: name) }
    return try body(folder.url.path)
  }
}
