import ScenarioTestSupport
import Testing

/// A scenario that is inspected where one of its steps ends.
struct InspectedStepTests {
  private static let twoSteps: FileContent = """
    name: A to-do is opened
    app: todo
    steps:
      - group:
          name: Open it
          steps:
            - tap: Go to Gym
            - waitFor: {screen: View}
      - tap: Nowhere
    teardown:
      - back

    """

  @Test(arguments: [
    ("--step 1", "after step 1 (launch todo), at 0.000s: screen 'Root'"),
    (
      "--step 2",
      "after step 2 (group Open it), at 0.450s: screen 'View', after transition 'viewTodo'"
    ),
    (
      "--step 3",
      "after step 3 (tap Go to Gym), at 0.100s: no screen on top, after transition 'viewTodo'"
    ),
    (
      "--step 4",
      "after step 4 (waitFor screen: View), at 0.450s: screen 'View', after transition 'viewTodo'"
    ),
  ])
  func `a scenario is shown after a step of its log`(
    _ option: String,
    _ heading: String
  ) async throws {
    let outcome = try await rehearse("inspect a.yaml \(option)", files: ["a.yaml": Self.twoSteps])
    #expect(outcome.output.firstLine == "A to-do is opened, \(heading)")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `a page that draws the steps is linked to, and has the place`() async throws {
    let story = try await shell(
      """
      "$REHEARSE" run . --report html=page.html --screens changes >/dev/null
      for step in 1 2 4 5; do
        "$REHEARSE" inspect a.yaml --step $step --page page.html 2>/dev/null | sed -n 2p
      done | sed 's/.*#//' | while read -r id; do
        echo "${id##*-step-} $(grep -c "id=\\"$id\\"" page.html)"
      done
      "$REHEARSE" inspect a.yaml --step 4 --page page.html --json | grep -c '"page": "page.html#case-'
      "$REHEARSE" run . --report html=page.html >/dev/null
      "$REHEARSE" inspect a.yaml --step 1 --page page.html | sed -n 2p | grep -c '#case-a-yaml-[a-z0-9-]*$'
      """,
      files: ["a.yaml": Self.twoSteps]
    )
    #expect(
      story.output == """
        1 1
        4 1
        4 1
        4 1
        1
        1

        """
    )
  }

  @Test func `a page without the scenario is a warning`() async throws {
    let story = try await shell(
      """
      "$REHEARSE" run b.yaml --report html=page.html >/dev/null
      for page in page.html none.html; do
        "$REHEARSE" inspect a.yaml --step 1 --page $page 2>&1 >/dev/null; echo "status $?"
      done
      "$REHEARSE" inspect todo --page page.html 2>&1; echo "status $?"
      """,
      files: ["a.yaml": Self.twoSteps, "b.yaml": .passing]
    )
    #expect(
      story.output == """
        rehearse: warning: the page 'page.html' does not have this scenario
        status 0
        rehearse: warning: the page 'none.html' can't be read: no such file or directory
        status 0
        rehearse: error: '--step', '--page', '--filter' and '--var' are for a scenario
        status 64

        """
    )
  }

  @Test(arguments: [
    ("--step 4", "after step 4 (tap Add Todo), at 0.100s: no screen on top"),
    ("--step 3", "after step 3 (turn 1), at 0.100s: no screen on top"),
    ("--step 2", "after step 2 (repeat until: {screen: Add}, atMost: 2), at 0.450s: screen 'Add'"),
  ])
  func `a loop is shown before and after it asks whether to go on`(
    _ option: String,
    _ heading: String
  ) async throws {
    let outcome = try await rehearse(
      "inspect a.yaml \(option)",
      files: [
        "a.yaml": """
        name: A
        app: todo
        steps:
          - repeat: {until: {screen: Add}, atMost: 2, steps: [tap: Add Todo]}

        """
      ]
    )
    #expect(outcome.output.firstLine == "A, \(heading), after transition 'addTodo'")
    #expect(outcome.status == 0)
  }

  @Test func `a step that fails is where a scenario is shown`() async throws {
    let outcome = try await rehearse("inspect a.yaml", files: ["a.yaml": Self.twoSteps])
    #expect(
      outcome.output.firstLine?.hasPrefix("A to-do is opened, after step 5 (tap Nowhere)") == true
    )
    #expect(
      outcome.errors == """
        rehearse: error: step 5 failed: no element matches 'Nowhere', and the app will not change by itself

        """
    )
    #expect(outcome.status == 1)
  }

  @Test func `a step that is never executed is told`() async throws {
    let outcome = try await rehearse(
      "inspect a.yaml --step 99",
      files: [
        "a.yaml": "name: A\napp: todo\nsteps:\n  - pause: 1s\n"
      ]
    )
    #expect(outcome.errors == "rehearse: warning: step 99 was not executed; this is after step 2\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    (
      "--step 0",
      "'0' is invalid for '--step <number>': '0' is not a whole number from 1."
    ),
    (
      "--step -1",
      "'-1' is invalid for '--step <number>': '-1' is not a whole number from 1."
    ),
    (
      "--at -1s",
      "'-1s' is invalid for '--at <2s>': '-1s' is not a duration such as '350ms', '2s' or '1m'."
    ),
  ])
  func `a number that does not fit is told with those that do`(
    option: String,
    reason: String
  ) async throws {
    let outcome = try await rehearse("inspect todo \(option)", in: Repository.root)
    #expect(outcome.status == 64)
    #expect(outcome.errors.firstLine == "rehearse: error: The value \(reason)")
  }
}
