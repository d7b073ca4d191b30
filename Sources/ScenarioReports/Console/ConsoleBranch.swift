import ScenarioEvents

/// The depth of a test case in the tree.
enum ConsoleBranch {
  /// It is the only one of its file.
  case belowFolder
  case belowFile

  func indent(of identity: CaseIdentity) -> Int {
    let level = identity.file.folder.isEmpty ? 0 : 2
    return switch self {
    case .belowFolder: level
    case .belowFile: level + 2
    }
  }
}
