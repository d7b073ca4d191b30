import ScenarioDiagnostics

extension Diagnostic.Message {
  /// A file or folder can't be read.
  static func unreadableFile(_ reason: String) -> Self {
    Self(id: "unreadable-file", text: "the file can't be read: \(reason)")
  }
}
