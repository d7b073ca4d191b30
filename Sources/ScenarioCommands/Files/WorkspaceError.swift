import ScenarioDiagnostics

/// Why a path in a file can't be used.
enum WorkspaceError: Error {
  case absolute(instead: String?)
  case concealed
  case missing(advice: String?)
  case outside

  /// The reason in words.
  var text: String {
    switch self {
    case .absolute: "absolute paths are outside the workspace"
    case .concealed: "permission denied"
    case .missing: "there is no such file"
    case .outside: "it is outside the workspace"
    }
  }

  /// What to write or to do instead.
  var advice: String? {
    switch self {
    case .absolute(let path):
      path.map { "from the folder of this file it is '\(VisibleText.escaping($0))'" }
    case .concealed: nil
    case .missing(let advice): advice
    case .outside:
      "the workspace is the nearest folder upwards with a 'rehearse.yaml', else the working directory"
    }
  }
}
