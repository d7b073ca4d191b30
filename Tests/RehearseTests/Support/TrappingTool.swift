/// The tool whose app traps, which lies beside the ordinary one.
enum TrappingTool {
  /// How a shell finds it.
  static let path = #""$(dirname "$REHEARSE")/trapping-tool""#

  static func tapping(_ button: String, then step: String = "log: a") -> FileContent {
    """
    name: \(button)
    app: trapping
    steps:
      - tap: Behave
      - tap: \(button)
      - \(step)

    """
  }
}
