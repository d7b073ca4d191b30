import ScenarioDecoding
import ScenarioFormatting

/// The files of a workspace that begins, for one app.
struct NewWorkspace {
  /// The name of the app that its scenario is about.
  let app: String

  /// The files that a run needs; none of them may exist before.
  let essentials: [NewFile]

  /// What makes work with it pleasant; a project may have some of it already.
  var companions: [NewFile] {
    let (file, configuration) = (LanguageSchema.file.text, LanguageSchema.configuration.text)
    return [
      NewFile("Schemas/scenario.schema.json", "the keys of scenarios, for editors", file),
      NewFile(
        "Schemas/configuration.schema.json",
        "the keys of rehearse.yaml, for editors",
        configuration
      ),
      NewFile(".vscode/settings.json", "says where the schemas are, for editors", Self.settings),
      NewFile(".vscode/extensions.json", "the extension that reads them", Self.extensions),
      NewFile(".github/workflows/scenarios.yaml", "runs the scenarios on GitHub", Self.workflow),
      NewFile(".gitignore", "leaves reports out", "/report.html\n/report.xml\n"),
    ]
  }

  init(app: String, start: AppStart) {
    self.app = app
    essentials = [
      NewFile("rehearse.yaml", "what holds for all scenarios", Self.configuration(app)),
      NewFile("Scenarios/the-app-starts.yaml", "a scenario that passes", Self.scenario(app, start)),
      NewFile(
        "Scenarios/Vocabulary/words.yaml",
        "names of elements, and flows to share",
        start.vocabulary
      ),
    ]
  }

  private static func configuration(_ app: String) -> String {
    """
    # yaml-language-server: $schema=Schemas/configuration.schema.json

    # Settings for all scenarios in this folder. Options of the command line win over them.
    paths: [Scenarios]
    app: \(ScalarText.writing(app, in: .block))

    """
  }

  private static func scenario(_ app: String, _ start: AppStart) -> String {
    """
    # yaml-language-server: $schema=../Schemas/scenario.schema.json

    # One file is one test case. The app starts, and the steps run in order.
    # 'rehearse inspect \(app)' shows what is on the screen and how to name it.
    name: The app starts
    tags: [smoke]
    import: [Vocabulary/words.yaml]
    \(start.launch)steps:
    \(start.steps)
    """
  }

  private static let extensions = """
    {
      "recommendations": ["redhat.vscode-yaml"]
    }

    """

  private static let settings = """
    {
      "yaml.schemas": {
        "./Schemas/configuration.schema.json": "rehearse.yaml",
        "./Schemas/scenario.schema.json": "Scenarios/**/*.yaml"
      }
    }

    """

  private static let workflow = """
    # Builds rehearse from source, runs all scenarios on every push, and keeps the report.
    name: Scenarios
    on: [push, pull_request]
    env:
      # The repository with the source of rehearse, as OWNER/NAME.
      REHEARSE_REPOSITORY: ${{ vars.REHEARSE_REPOSITORY || format('{0}/rehearse', github.repository_owner) }}
    jobs:
      scenarios:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
          # Scenarios of web pages also need: chromium chromium-driver
          - name: Install what rehearse needs
            run: apt-get update && apt-get install --yes libyaml-dev pkg-config
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
            run: .rehearse-source/.build/release/rehearse run --junit report.xml --report html=report.html
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

struct NewFile {
  /// The path below the workspace's folder.
  let path: String

  /// What it is for, in a few words.
  let purpose: String
  let text: String

  init(_ path: String, _ purpose: String, _ text: String) {
    self.path = path
    self.purpose = purpose
    self.text = text
  }
}
