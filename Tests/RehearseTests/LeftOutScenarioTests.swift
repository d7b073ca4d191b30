import ScenarioTestSupport
import Testing

/// What the reports of a survey say of scenarios that it can't use.
struct LeftOutScenarioTests {
  private static let invalid: FileContent = "name: B\napp: todo-lists\nsteps: [{tapp: Cheese}]\n"

  @Test func `a suite of which nothing runs covers nothing`() async throws {
    let run = try await rehearse(
      "coverage a.yaml --minimum used=90% --report markdown=m.md --junit m.xml",
      files: ["a.yaml": .skipped]
    )
    #expect(
      run.output == """
        left out: a.yaml:1  it is skipped, or has a known issue
        no scenario was run, so no app was searched

        """
    )
    #expect(run.errors == "rehearse: error: used 0 % is less than 90 %\n")
    #expect(
      run.files["m.md"] == """
        ## ⚠️ No scenario was run, so no app was searched

        a.yaml:1: it is skipped, or has a known issue

        """
    )
    #expect(
      run.files["m.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="rehearse coverage" tests="1" failures="0" errors="0" time="0.000">
          <testsuite name="scenarios" tests="1" failures="0" errors="0" skipped="1" time="0.000">
            <testcase name="a.yaml:1" classname="scenarios" time="0.000">
              <skipped message="it is skipped, or has a known issue">it is skipped, or has a known issue</skipped>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
    #expect(run.status == 1)
  }

  @Test(arguments: ["mutate", "coverage"])
  func `a scenario that can't be run is an error in JUnit, and named on the page`(
    command: String
  ) async throws {
    let run = try await rehearse(
      "\(command) . --report markdown=m.md --junit m.xml",
      files: ["a.yaml": .skipped, "b.yaml": Self.invalid]
    )
    #expect(run.output.contains("left out: b.yaml:3  it can't be run\n"))
    #expect(run.files["m.md"]?.contains("\nb.yaml:3: it can't be run\n") == true)
    #expect(
      run.files["m.xml"]?.contains(
        """
            <testcase name="b.yaml:3" classname="scenarios" time="0.000">
              <error type="LeftOut" message="it can't be run">it can't be run</error>
            </testcase>
        """
      ) == true
    )
    #expect(run.status == 2)
  }

  @Test func `a scenario that can't be run is counted among those with an error`() async throws {
    let run = try await rehearse(
      "explore . --reproducible --reporter quiet",
      files: ["a.yaml": .passing, "b.yaml": Self.invalid, "c.yaml": .skipped]
    )
    #expect(
      run.output.hasSuffix("\n2 scenarios explored: 1 proved, 1 with an error (1 run)\n"),
      "\(run.output)"
    )
    #expect(run.status == 2)
  }
}
