import AppModelKit
import BuiltInApps
import Foundation
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime
import ScenarioTestSupport

/// Begins recordings of the apps that tests know, with the repository as the workspace.
enum RecordingStudio {
  static let catalog = AppCatalog(
    (BuiltInApps.all + [GalleryApp.self, HostileApp.self, RestlessApp.self, ShelfApp.self])
      .map(InstalledApp.init)
  )

  /// A suite of two scenarios, of which the second begins in line 7.
  static let suite = """
    suite: To-dos
    app: todo
    scenarios:
      - name: First
        steps:
          - tap: Add Todo
      - name: Second
        steps:
          - tap: Go to Gym

    """

  /// Plans a file in memory as `rehearse` does.
  static func plan(_ file: SourceFile) -> PlannedFile { planner(file, []) }

  /// Plans a file in memory with vocabularies in memory.
  static let planner: Recording.Planner = { file, vocabularies in
    let workspace = Workspace(workingDirectory: Repository.root.path)
    let loader = SuiteLoader(catalog: catalog, workspace: workspace, edited: vocabularies)
    let suite = loader.load(FileDiscovery([.standardInput(.text(file))], in: workspace))
    return PlannedFile(cases: suite.plan.cases, diagnostics: suite.diagnostics)
  }

  /// A recording of an app that has just been launched.
  static func recording(
    of app: String,
    arguments: [String] = [],
    importing imports: [String] = [],
    preferring order: SelectorOrder = .usual
  ) throws -> Recording {
    var scenario = NewScenario(app: app)
    scenario.arguments = arguments
    scenario.imports = imports.map { "Scenarios/Vocabulary/\($0).yaml" }
    let path = Repository.root.appending(path: "recording.yaml").path
    return try Recording(
      into: RecordingFile(path: path, scenario),
      name: "New scenario",
      preferring: order,
      planner: planner
    )
  }

  /// A recording that goes on with a file.
  static func recording(
    goingOnWith text: String,
    in path: String = Repository.root.appending(path: "Scenarios/todo/recording.yaml").path,
    beforeLine line: Int? = nil,
    column: Int? = nil
  ) throws -> Recording {
    let file = SourceFile(path: path, text: text)
    let insertion = try file.insertion(beforeLine: line, column: column)
    return try Recording(
      into: RecordingFile(file, at: insertion),
      name: "New scenario",
      planner: planner
    )
  }
}

extension Recording {
  var text: String {
    get throws { String(decoding: try file.bytes, as: UTF8.self) }
  }

  /// Records a gesture on the first element that has an identifier, label, placeholder or value.
  mutating func record(_ gesture: ElementGesture, on text: String) throws {
    let index = shownScreen.elements.firstIndex { element in
      [element.identifier, element.label, element.placeholder, element.value].contains(text)
    }
    try record(gesture, onElement: index ?? -1)
  }

  /// Records the first assertion that is offered for an element with a text.
  mutating func assertFirstOffer(for text: String) throws {
    let index = shownScreen.elements.firstIndex { $0.identifier == text || $0.label == text }
    try record(step: offers(forElement: index ?? -1)[0].text)
  }
}
