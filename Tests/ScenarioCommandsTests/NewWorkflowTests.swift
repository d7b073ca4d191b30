import Testing

@testable import ScenarioCommands

struct NewWorkflowTests {
  @Test func `a package's own command is built and run in place of the tool`() {
    #expect(
      NewWorkflow(building: "checkout scenarios").text == """
        # Builds this package's command, runs all scenarios on every push, and keeps the report.
        name: Scenarios
        on: [push, pull_request]
        jobs:
          scenarios:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
              - name: Install what rehearse needs
                run: apt-get update && apt-get install --yes libyaml-dev pkg-config
              - name: Keep what was built for the next time
                uses: actions/cache@v4
                with:
                  path: .build
                  key: scenarios-${{ runner.os }}-${{ hashFiles('Package.*', 'Sources/**') }}
              - name: Build the command
                run: swift build -c release --product 'checkout scenarios'
              - name: Run the scenarios
                run: "'.build/release/checkout scenarios' run --junit report.xml --report html=report.html"
              - name: Keep the report
                if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: report
                  path: |
                    report.html
                    report.xml

        """
    )
  }
}
