/// The tool whose app traps, which lies beside the ordinary one.
enum TrappingTool {
  /// How a shell finds it.
  static let path = #""$(dirname "$REHEARSE")/trapping-tool""#

  static func tapping(_ button: String) -> FileContent {
    "name: \(button)\napp: trapping\nsteps: [{tap: Behave}, {tap: \(button)}]\n"
  }
}
