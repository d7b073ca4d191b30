import ScenarioEvents
import ScenarioFormatting

/// The workflow of GitHub that runs a new workspace's scenarios.
struct NewWorkflow {
  let text: String

  /// - Parameter product: The package's own command, which is built in place of the tool.
  init(building product: String?) {
    text = product.map(Self.text(building:)) ?? Self.textForTool
  }

  private static let textForTool = """
    # Builds rehearse from source, runs all scenarios on every push, and keeps the report.
    name: Scenarios
    on: [push, pull_request]
    env:
      # The repository with the source of rehearse, as OWNER/NAME.
      REHEARSE_REPOSITORY: ${{ vars.REHEARSE_REPOSITORY || format('{0}/rehearse', github.repository_owner) }}
    \(beginning)
          # Scenarios of web pages also need: chromium chromium-driver
    \(installation)
          - name: Get the source of rehearse
            uses: actions/checkout@v4
            with:
              repository: ${{ env.REHEARSE_REPOSITORY }}
              path: .rehearse-source
          - name: Keep what was built for the next time
            uses: actions/cache@v4
            with:
              path: .rehearse-source/.build
              key: rehearse-${{ runner.os }}-${{ hashFiles('.rehearse-source/Package.swift', '.rehearse-source/Sources/**') }}
          - name: Build rehearse
            run: swift build -c release --product rehearse --package-path .rehearse-source
          - name: Run the scenarios
            run: .rehearse-source/.build/release/rehearse \(reportingRun)
    \(end)
    """

  /// The same for a command of the package at the repository's root.
  private static func text(building product: String) -> String {
    let build = "swift build -c release --product \(product.shellQuoted)"
    let run = "\(".build/release/\(product)".shellQuoted) \(reportingRun)"
    return """
      # Builds this package's command, runs all scenarios on every push, and keeps the report.
      name: Scenarios
      on: [push, pull_request]
      \(beginning)
      \(installation)
            - name: Keep what was built for the next time
              uses: actions/cache@v4
              with:
                path: .build
                key: scenarios-${{ runner.os }}-${{ hashFiles('Package.*', 'Sources/**') }}
            - name: Build the command
              run: \(ScalarText.writing(build, in: .block))
            - name: Run the scenarios
              run: \(ScalarText.writing(run, in: .block))
      \(end)
      """
  }

  private static let beginning = """
    jobs:
      scenarios:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
    """

  private static let installation = """
          - name: Install what rehearse needs
            run: apt-get update && apt-get install --yes libyaml-dev pkg-config
    """

  private static let reportingRun = "run --junit report.xml --report html=report.html"

  private static let end = """
          - name: Keep the report
            if: always()
            uses: actions/upload-artifact@v4
            with:
              name: report
              path: |
                report.html
                report.xml

    """
}
