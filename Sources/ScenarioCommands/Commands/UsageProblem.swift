package import ScenarioDiagnostics
import ScenarioEvents
package import ScenarioRuntime

/// Why what a command is asked for can't be done.
package enum UsageProblem: Error {
  case noPath

  /// There is no path and no configuration either.
  case noWorkspace
  case missing([String])

  /// What the configuration asks for, shown where it is written.
  case configured([Diagnostic])
  case noScenario(EmptyPlace)

  /// `-` stands next to other paths.
  case inputBesideFiles

  /// A report's path is none, in words.
  case unusableReportPath(String)

  /// A report's path leads to a file that was read.
  case reportOverSource(String)

  /// A report's path leads to the file that the console goes to, which has this name as well.
  case reportOverConsole(String, output: String)

  /// No chosen app has a delay of this name.
  case unknownDelay(String, advice: String)

  /// A report's path leads to a file that is neither empty nor a report of its kind.
  case reportOverOtherFile(String, kind: String)

  /// A report's path leads to a file of which nobody can tell what it is.
  case reportOverUnreadableFile(String, reason: String)

  /// A variable of the environment, as a whole sentence.
  case environment(String)

  /// The reason in words.
  var text: String {
    switch self {
    case .noPath:
      "name a scenario file or a folder of them, or put 'paths' into rehearse.yaml"
    case .noWorkspace:
      "name a scenario file or a folder of them; 'rehearse init' makes a workspace with a first scenario"
    case .missing(let paths):
      paths.map(Self.text).joined(separator: ", and ")
        + (paths.count == 1 ? Self.advice(onMissing: paths[0]) : "")
    case .configured(let diagnostics):
      diagnostics.map(\.message.text).joined(separator: ", and ")
    case .noScenario(let place): place.text
    case .inputBesideFiles: "'-' is standard input, which is read alone, without files"
    case .unusableReportPath(let fault): fault
    case .reportOverSource(let path):
      "the report '\(VisibleText.escaping(path))' would replace a file that the run reads"
    case .reportOverConsole(let path, let output):
      "the report '\(VisibleText.escaping(path))' would replace the file that the console goes to; "
        + "name another path, or '\(output)' to have both in it"
    case .unknownDelay(let name, let advice):
      "no chosen app has a delay '\(VisibleText.escaping(name))'; \(advice)"
    case .reportOverOtherFile(let path, let kind):
      "'\(VisibleText.escaping(path))' exists and is not \(kind), so it is not replaced; "
        + "name another path, or delete it first"
    case .reportOverUnreadableFile(let path, let reason):
      "'\(VisibleText.escaping(path))' exists and can't be read, so it is not replaced by a report: "
        + reason
    case .environment(let text): VisibleText.escaping(text)
    }
  }

  static func text(ofMissing path: String) -> String {
    if path.isEmpty { return "a path is empty, perhaps that of a variable that is not set" }
    let name = "'\(VisibleText.escaping(path))'"
    let isPattern = PathPattern(path) != nil
    return isPattern ? "no scenario file matches \(name)" : "there is no file or folder \(name)"
  }

  /// What to add for a path that is near to one that is there.
  static func advice(onMissing path: String) -> String {
    if path.isEmpty { return "" }
    if let advice = adviceOnBrackets(in: path) { return "; " + advice }
    let nearest = NearbyPaths().nearest(to: path, in: ".", for: .scenarios)
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
  /// Where nothing is, and what is nearest.
  fileprivate var text: String {
    let file = VisibleText.escaping(place.file)
    guard let nearest else { return "'\(file)' holds no scenario" }
    let name = VisibleText.escaping(nearest.name)
    return "no scenario is at \(file):\(place.line); "
      + "the nearest is '\(name)' at line \(nearest.line)"
  }
}
