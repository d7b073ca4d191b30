import ScenarioDiagnostics

extension Diagnostic.Message {
  /// A mutant is accepted that there is not.
  static func unknownMutant(_ id: String) -> Self {
    Self(id: "unknown-mutant", text: "'\(id)' is not a mutant of the apps that the scenarios use")
  }

  /// A mutant is accepted that need not be.
  static func idleAcceptance(_ id: String, _ finding: String) -> Self {
    Self(id: "idle-acceptance", text: "'\(id)' \(finding), so it need not be accepted")
  }

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
