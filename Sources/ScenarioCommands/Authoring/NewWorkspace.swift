import ScenarioDecoding
import ScenarioFormatting

/// The files of a workspace that begins, for one app.
struct NewWorkspace {
  /// What is needed for a run, which must not be there before.
  let essentials: [NewFile]

  /// What makes work with it pleasant; a project may have some of it already.
  let companions: [NewFile]

  init(app: String, start: AppStart) {
    essentials = [
      NewFile("rehearse.yaml", "what holds for all scenarios", Self.configuration(app)),
      NewFile("Scenarios/the-app-starts.yaml", "a scenario that passes", Self.scenario(app, start)),
      NewFile("Scenarios/Vocabulary/words.yaml", "what scenarios call things", start.vocabulary),
    ]
    companions = [
      NewFile(
        "Schemas/scenario.schema.json",
        "what may stand in scenarios, for editors",
        LanguageSchema.file.text
      ),
      NewFile(
        "Schemas/configuration.schema.json",
        "what may stand in rehearse.yaml, for editors",
        LanguageSchema.configuration.text
      ),
      NewFile(".vscode/settings.json", "tells the editor of the schemas", Self.editorSettings),
      NewFile(
        ".vscode/extensions.json",
        "the extension that reads them",
        "{\n  \"recommendations\": [\"redhat.vscode-yaml\"]\n}\n"
      ),
      NewFile(".github/workflows/scenarios.yaml", "runs the scenarios on GitHub", Self.workflow),
      NewFile(".gitignore", "leaves reports out", "/report.html\n/report.xml\n"),
    ]
  }

  private static func configuration(_ app: String) -> String {
    """
    # yaml-language-server: $schema=Schemas/configuration.schema.json

    # What holds for all scenarios below this folder; the command line wins over it.
    paths: [Scenarios]
    app: \(ScalarText.writing(app, in: .block))

    """
  }

  private static func scenario(_ app: String, _ start: AppStart) -> String {
    """
    # yaml-language-server: $schema=../Schemas/scenario.schema.json

    # One file is one test case: the app starts, and the steps run in order. To see what there is
    # on a screen and how to name it: rehearse inspect \(app)
    name: The app starts
    tags: [smoke]
    import: [Vocabulary/words.yaml]
    steps:
    \(start.steps)
    """
  }

  private static let editorSettings = """
    {
      "yaml.schemas": {
        "./Schemas/configuration.schema.json": "rehearse.yaml",
        "./Schemas/scenario.schema.json": "Scenarios/**/*.yaml"
      }
    }

    """

  private static let workflow = """
    # Runs all scenarios on every push, and keeps the report.
    name: Scenarios
    on: [push, pull_request]
    jobs:
      scenarios:
        # The machine must have 'rehearse' on its PATH; a container image can bring it along.
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - name: Run the scenarios
            run: rehearse run --junit report.xml --report html=report.html
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

/// A file that a new workspace has.
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
