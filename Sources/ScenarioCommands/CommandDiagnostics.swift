import ScenarioDiagnostics

extension Diagnostic.Message {
  /// A file would mean something else or lose a comment if it were laid out.
  static func layoutRefused() -> Self {
    Self(
      id: "layout-refused",
      text:
        "formatting would change the meaning of this file, so it was left unchanged; please report this as a bug"
    )
  }

  /// A report in JSON lines can't be read.
  static func malformedEvents(_ reason: String) -> Self {
    Self(id: "malformed-events", text: reason)
  }

  /// A report can't go where the configuration says.
  static func unusableReport(_ reason: String) -> Self {
    Self(id: "unusable-report", text: reason)
  }
}
