import ScenarioDiagnostics
import ScenarioEvents
package import ScenarioRuntime

/// Why the paths of a command line can't be used.
package enum PathProblem: Error {
  case none
  case missing([String])
  case noScenario(EmptyPlace)

  /// The reason in words.
  var text: String {
    switch self {
    case .none:
      "name a scenario file or a folder of them, or put 'paths' into rehearse.yaml"
    case .missing(let paths):
      paths.map(Self.text).joined(separator: ", and ")
    case .noScenario(let place): place.text
    }
  }

  private static func text(ofMissing path: String) -> String {
    let name = "'\(VisibleText.escaping(path))'"
    let isPattern = PathPattern(path) != nil
    return isPattern ? "no scenario file matches \(name)" : "there is no file or folder \(name)"
  }
}

extension EmptyPlace {
  /// Where nothing is, and what is nearest.
  fileprivate var text: String {
    let file = VisibleText.escaping(place.file)
    guard let nearest else { return "'\(file)' holds no scenario" }
    let name = VisibleText.escaping(nearest.name)
    return "no scenario stands at \(file):\(place.line); "
      + "the nearest is '\(name)' at line \(nearest.line)"
  }
}
