import ScenarioDiagnostics
import ScenarioLoading

/// The flows of an import, which no file may replace.
struct ImportedFlows {
  let main: String

  /// The paths of the flow and of those that it runs.
  let paths: [String]

  /// Whether a path leads to one of the flows.
  func contain(_ path: String) -> Bool {
    guard let file = FileSystem.resolved(path) else { return false }
    return paths.contains { FileSystem.resolved($0) == file }
  }

  /// How to keep the flows, in the imperative.
  var way: String {
    let example = VisibleText.escaping("Scenarios/\(main.fileName)")
    return "write into another folder, for example '-o \(example)'"
  }
}
