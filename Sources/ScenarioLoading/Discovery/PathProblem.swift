package import ScenarioDiagnostics
import ScenarioEvents
package import ScenarioRuntime

/// Why the paths of a command line or of `rehearse.yaml` lead to no scenario.
package enum PathProblem: Error {
  case noPath

  /// There is neither a path nor a configuration.
  case noWorkspace
  case missing([String])

  /// Paths of the configuration lead nowhere, each reported where it is written.
  case configured([Diagnostic])
  case noScenario(EmptyPlace)

  /// `-` is given together with other paths.
  case inputBesideFiles

  package var text: String {
    switch self {
    case .noPath:
      "name a scenario file or a folder of them, or put them into rehearse.yaml, for example "
        + "'paths: [Scenarios]'"
    case .noWorkspace:
      "name a scenario file or a folder of them; 'rehearse init' makes a workspace with a first scenario"
    case .missing(let paths):
      paths.map(Self.text).joined(separator: ", and ")
        + (paths.count == 1 ? Self.advice(onMissing: paths[0]) : "")
    case .configured(let diagnostics): diagnostics.map(\.message.text).joined(separator: ", and ")
    case .noScenario(let place): place.text
    case .inputBesideFiles: "'-' is standard input, which is read alone, without files"
    }
  }

  package static func text(ofMissing path: String) -> String {
    if path.isEmpty { return "a path is empty, perhaps that of a variable that is not set" }
    let name = "'\(VisibleText.escaping(path))'"
    let isPattern = PathPattern(path) != nil
    return isPattern ? "no scenario file matches \(name)" : "there is no file or folder \(name)"
  }

  /// The suggestion of an existing path with a similar name; empty without one.
  package static func advice(onMissing path: String) -> String {
    if path.isEmpty { return "" }
    if path == "-" {
      return "; only 'check' and 'format' take '-' for standard input: write '/dev/stdin'"
    }
    if let advice = adviceOnBrackets(in: path) { return "; " + advice }
    let nearest = PathSuggestions().nearest(to: path, in: ".", for: .scenarios)
    return nearest.map { "; did you mean '\(VisibleText.escaping($0))'?" } ?? ""
  }

  /// How to write a name such as `[id]`, which as a pattern matches a single letter.
  private static func adviceOnBrackets(in path: String) -> String? {
    let bracketed = path.split(separator: "/").first { part in
      part.firstIndex(of: "[").map { part[$0...].contains("]") } ?? false
    }
    guard PathPattern(path) != nil, let bracketed else { return nil }
    let escaped = String(bracketed).replacing("[", with: "[[]")
    return
      "brackets in a pattern stand for one of the characters in them: for a name with brackets "
      + "write '\(VisibleText.escaping(escaped))'"
  }
}

extension EmptyPlace {
  /// The line without a scenario, and the nearest scenario of its file.
  fileprivate var text: String {
    let file = VisibleText.escaping(place.file)
    guard let nearest else { return "'\(file)' holds no scenario" }
    let name = VisibleText.escaping(nearest.name)
    return "no scenario is at \(file):\(place.line); "
      + "the nearest is '\(name)' at line \(nearest.line)"
  }
}
