enum ToolVersion {
  static let text = "0.1.0"
}
