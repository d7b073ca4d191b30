/// Why a path in a file can't be used.
enum WorkspaceError: Error {
  case absolute
  case concealed
  case missing
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
}
