import Foundation
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRecording
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct GoingOnTests {
  private static let scenario = """
    name: 'A new to-do'   # quoted by hand
    app: todo

    setup:
      - tap: Add Todo   # from the list

    steps:
      # the title
      - type: {into: Title,   text: Swim}
      - dismissKeyboard

      - tap: Done   # saves it
      - assert: Swim
    """

  @Test(
    arguments: [
      (nil, "scroll: {direction: down}", 13), (9, "tap: Travel", 8), (10, "tap: Title", 9),
      (12, "tap: Phone", 11), (5, "hierarchy", 4),
    ] as [(Int?, String, Int)]
  )
  func `a step is inserted, and no other byte changes`(
    line: Int?,
    step: String,
    linesBefore: Int
  ) throws {
    var recording = try RecordingStudio.recording(goingOnWith: Self.scenario, beforeLine: line)
    #expect(try recording.text == Self.scenario)
    try recording.record(step: step)
    var lines = Self.scenario.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    lines.insert("  - \(step)", at: linesBefore)
    let expected = lines.joined(separator: "\n") + (line == nil ? "\n" : "")
    #expect(try recording.text == expected)
  }

  @Test(arguments: [1, 4, 7, 8, 15, 99])
  func `a line that is not between steps is refused`(line: Int) {
    let reason = fault {
      _ = try RecordingStudio.recording(goingOnWith: Self.scenario, beforeLine: line)
    }
    let beginning =
      "line \(line) is not between steps of 'setup', 'steps', 'teardown' or a group in"
    #expect(line == 8 ? reason == "" : reason.hasPrefix(beginning))
  }

  @Test func `one of several scenarios is named by a line`() throws {
    let suite = RecordingStudio.suite
    #expect(
      fault { _ = try RecordingStudio.recording(goingOnWith: suite) }
        .contains("has several scenarios; name the line to go on at")
    )
    var recording = try RecordingStudio.recording(goingOnWith: suite, beforeLine: 7)
    try recording.record(step: "back")
    #expect(
      try recording.text == suite.replacing("Add Todo\n", with: "Add Todo\n      - back\n")
    )
    recording = try RecordingStudio.recording(goingOnWith: suite, beforeLine: 10)
    try recording.record(step: "tap: Delete Todo")
    #expect(try recording.text == suite + "      - tap: Delete Todo\n")
  }

  @Test func `steps in one line are not gone on with`() {
    #expect(
      fault {
        _ = try RecordingStudio.recording(
          goingOnWith: "name: A\napp: todo\nsteps: [tap: Add Todo]\n"
        )
      }.contains("are not written one below the other")
    )
  }

  @Test func `what is typed into a secure field is not written into a file that is there`() throws {
    var recording = try RecordingStudio.recording(
      goingOnWith: "name: A\napp: sign-in\nsteps:\n  - tap: userName\n"
    )
    let reason =
      "text for a secure field needs a variable in this file; add one to 'variables' and 'secrets'"
    #expect(fault { try recording.record(.type("sesame"), on: "password") }.hasPrefix(reason))
    #expect(
      fault { try recording.record(step: "type: {into: password, text: sesame}") }
        .hasPrefix(reason)
    )
  }

  @Test func `no wait is written that later steps would not pass after`() throws {
    let scenario = """
      name: The form stays for a moment
      app: sign-in
      steps:
        - type: {into: userName, text: admin}
        - type: {into: password, text: admin}
        - tap: authenticate
        - pause: 100ms
        - assert: {screen: SignIn}

      """
    var recording = try RecordingStudio.recording(goingOnWith: scenario, beforeLine: 7)
    #expect(recording.canLetTimePass)
    try recording.record(step: "log: here")
    let recorded = scenario.replacing("  - pause", with: "  - log: here\n  - pause")
    #expect(try recording.text == recorded)
    try recording.letTimePass(.rest)
    #expect(
      try recording.text
        == recorded.replacing("  - pause", with: "  - waitFor: {screen: Welcome}\n  - pause")
    )
  }

  @Test(arguments: try RepositoryPlaces.all)
  func `going on at any place of the repository's scenarios changes no other byte`(
    place: RepositoryPlaces.Place
  ) throws {
    var recording = try RecordingStudio.recording(
      goingOnWith: place.text,
      in: place.path,
      beforeLine: place.line,
      column: place.column
    )
    try recording.record(step: "log: here")
    let recorded = try recording.text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = place.text.split(separator: "\n", omittingEmptySubsequences: false)
    let (before, after) = (lines[..<(place.line - 1)], lines[(place.line - 1)...])
    #expect(recorded.prefix(before.count) == before)
    #expect(recorded.suffix(after.count) == after)
    let inserted = recorded.dropFirst(before.count).dropLast(after.count)
    let commands = inserted.compactMap { $0.firstMatch(of: #/- (\w+): /#)?.output.1 }
    #expect(commands.count { $0 == "log" } == 1, "\(inserted)")
    #expect(commands.allSatisfy { ["log", "waitFor", "pause"].contains($0) }, "\(inserted)")
    for planned in RecordingStudio.plan(try recording.file).cases {
      #expect(planned.execution?.trial().failure?.summary == nil)
    }
  }
}

/// The places of the repository's scenarios at which a recording can go on.
enum RepositoryPlaces {
  struct Place: CustomTestStringConvertible {
    let path: String
    let text: String
    let line: Int
    let column: Int

    var testDescription: String { "\(path):\(line):\(column)" }
  }

  /// Every place if a long search is asked for, otherwise one of each file at random.
  static var all: [Place] {
    get throws {
      let folder = Repository.root.appending(path: "Scenarios")
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      var generator = SeededGenerator(seed: 6)
      return try (files ?? []).sorted().filter { $0.hasSuffix(".yaml") }.flatMap { file in
        let path = folder.appending(path: file).path
        let places = places(in: try String(contentsOfFile: path, encoding: .utf8), at: path)
        return WalkCount.isLong || places.isEmpty ? places : [generator.pick(places)]
      }
    }
  }

  private static func places(in text: String, at path: String) -> [Place] {
    let isOrdinary = ["skip", "knownIssue", "vocabulary"].allSatisfy {
      !text.contains("\n\($0):") && !text.hasPrefix("\($0):")
    }
    guard isOrdinary else { return [] }
    let file = SourceFile(path: path, text: text)
    let count = text.count { $0 == "\n" } + 1
    return (1...count).flatMap { line in
      let places = stride(from: 3, through: 31, by: 2).compactMap { column in
        try? file.insertion(beforeLine: line, column: column)
      }
      return Set(places).sorted { $0.column < $1.column }
        .map { Place(path: path, text: text, line: $0.line, column: $0.column) }
    }
  }
}
