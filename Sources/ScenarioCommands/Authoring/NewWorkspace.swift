import ScenarioDecoding
import ScenarioFormatting

/// The files of a workspace that begins, for one app.
struct NewWorkspace {
  /// The name of the app that its scenario is about.
  let app: String

  /// How GitHub runs the scenarios.
  private let workflow: NewWorkflow

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
      NewFile(".github/workflows/scenarios.yaml", "runs the scenarios on GitHub", workflow.text),
      NewFile(".gitignore", "leaves reports out", "/report.html\n/report.xml\n"),
    ]
  }

  /// - Parameters:
  ///   - app: The app's name.
  ///   - start: The first steps of the scenario.
  ///   - product: The package's own command that runs the scenarios; nil for the tool itself.
  init(app: String, start: AppStart, product: String?) {
    self.app = app
    workflow = NewWorkflow(building: product)
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
