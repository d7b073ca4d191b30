import AppModelKit
import Foundation
import ScenarioEvents
import ScenarioRecording
import ScenarioTestSupport
import Testing

/// Recordings that go on within groups, in a teardown, and in what a suite's scenarios share.
struct GroupPlaceTests {
  private static let scenario = """
    name: A new to-do is deleted again
    app: todo
    setup:
      - group:
          name: The form
          steps:
            - tap: Add Todo
            - group:
                name: The title
                steps:
                  - name: Names the to-do   # as people do
                    type: {into: Title, text: Swim}
                  - dismissKeyboard

            - tap: Travel
    steps:
      - tap: Done
      - assert: Swim
    teardown:
      - tap: Swim
      - group:
          name: Clean up
          steps:
            # asks nobody
            - tap: Delete Todo
      - assert: Go to Gym

    """

  private static let places: [Place] = [
    Place("before the first step of a group", 7, screen: "Root", "        - log: here", at: 7),
    Place("before a group in a group", 8, screen: "Add", "        - log: here", at: 8),
    Place("before a step with a name", 11, screen: "Add", "              - log: here", at: 11),
    Place("at the command of that step", 12, screen: "Add", "              - log: here", at: 11),
    Place("before the last step", 13, screen: "Add", "              - log: here", at: 13),
    Place("after a group", 14, screen: "Add", "        - log: here", at: 14),
    Place("at its end", 14, 15, screen: "Add", "              - log: here", at: 14),
    Place("after a setup", 16, screen: "Add", "  - log: here", at: 16),
    Place("at the end of its group", 16, 9, screen: "Add", "        - log: here", at: 16),
    Place("before a teardown's steps", 20, screen: "Root", "  - log: here", at: 20),
    Place("before a comment", 24, screen: "View", "        - log: here", at: 24),
    Place("between a teardown's steps", 26, screen: "Root", "  - log: here", at: 26),
    Place("after a teardown's steps", 27, screen: "Root", "  - log: here", at: 27),
  ]

  @Test(arguments: places)
  func `steps are recorded in every list of steps`(place: Place) throws {
    var recording = try RecordingStudio.recording(
      goingOnWith: Self.scenario,
      beforeLine: place.line,
      column: place.column
    )
    #expect(recording.shownScreen.screen == place.screen)
    try recording.record(step: "log: here")
    var lines = Self.scenario.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(Substring(place.text), at: place.lineOfText - 1)
    #expect(try recording.text == lines.joined(separator: "\n"))
    #expect(recording.laterFailure == nil)
    #expect(recording.exploration()?.usualVerdict == .passed)
  }

  @Test func `steps are recorded in what scenarios of a suite share`() throws {
    let suite = """
      suite: To-dos
      app: todo
      teardown:
        - assert: Add Todo
      scenarios:
        - name: First
          steps:
            - tap: Travel
              optional: true
          teardown:
            - tap: Go to Gym
            - back
      setup:
        - assert: Go to Gym

      """
    for (line, screen, indentation) in [
      (4, "Root", "  "), (5, "Root", "  "), (8, "Root", "      "), (12, "View", "      "),
      (14, "Root", "  "),
    ] {
      var recording = try RecordingStudio.recording(goingOnWith: suite, beforeLine: line)
      #expect(recording.shownScreen.screen == screen)
      try recording.record(step: "log: here")
      var lines = suite.split(separator: "\n", omittingEmptySubsequences: false)
      lines.insert("\(indentation)- log: here", at: line - 1)
      #expect(try recording.text == lines.joined(separator: "\n"))
    }
  }

  @Test func `a step that fails in an optional group is not recorded`() throws {
    let scenario = """
      name: A
      app: todo
      steps:
        - group:
            name: Perhaps
            steps:
              - tap: Add Todo
          optional: true

      """
    var recording = try RecordingStudio.recording(
      goingOnWith: scenario,
      beforeLine: 8,
      column: 9
    )
    let reason = fault { try recording.record(step: "tap: Nope") }
    #expect(reason.hasPrefix("no element matches 'Nope'"))
    try recording.record(step: "tap: Travel")
    #expect(
      try recording.text
        == scenario.replacing("Todo\n", with: "Todo\n        - tap: Travel\n")
    )
  }

  @Test(arguments: ["tap: Nope", "group: {name: A, steps: [tap: Nope]}"])
  func `a step that fails before the teardown is named`(step: String) {
    let scenario = "name: A\napp: todo\nsteps:\n  - \(step)\nteardown:\n  - log: B\n"
    let reason = fault {
      _ = try RecordingStudio.recording(goingOnWith: scenario, beforeLine: 6)
    }
    #expect(reason.contains("'tap: Nope' at "))
    #expect(reason.contains("recording.yaml:4 fails before the place of the recording"))
  }

  @Test(arguments: [
    "repeat: {times: 2, steps: [tap: A]}", "if:\n      condition: A\n      then:\n        - tap: A",
    "forEach:\n      variable: a\n      in: [A]\n      steps:\n        - tap: \"${a}\"",
    "repeat:\n      times: 2\n      steps:\n        - group:\n            name: A\n            steps:\n              - back",
  ])
  func `loops and conditions get no steps`(step: String) {
    let scenario = "name: A\napp: todo\nsteps:\n  - log: A\n  - \(step)\n  - log: B\n"
    let last = scenario.count { $0 == "\n" }
    for line in 6..<max(6, last) {
      let reason = fault {
        _ = try RecordingStudio.recording(goingOnWith: scenario, beforeLine: line, column: 40)
      }
      #expect(reason.hasSuffix("recording.yaml:5 or \(Self.path):\(last)"))
    }
  }

  static let path = Repository.root.appending(path: "Scenarios/todo/recording.yaml").path

  @Test func `steps are recorded after an alias, but not before it`() {
    let scenario = """
      name: A
      app: todo
      setup:
        - &log
          log: A
      steps:
        - log: B
        - *log
        - log: C

      """
    #expect(throws: Never.self) {
      _ = try RecordingStudio.recording(goingOnWith: scenario, beforeLine: 9)
    }
    #expect(
      fault { _ = try RecordingStudio.recording(goingOnWith: scenario, beforeLine: 8) }
        .hasPrefix("line 8 is not between steps")
    )
  }
}

extension GroupPlaceTests {
  /// A place of the scenario, and the line that it gets.
  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let line: Int
    let column: Int?
    let screen: String
    let text: String
    let lineOfText: Int

    init(
      _ description: String,
      _ line: Int,
      _ column: Int? = nil,
      screen: String,
      _ text: String,
      at lineOfText: Int
    ) {
      testDescription = description
      self.line = line
      self.column = column
      self.screen = screen
      self.text = text
      self.lineOfText = lineOfText
    }
  }
}
