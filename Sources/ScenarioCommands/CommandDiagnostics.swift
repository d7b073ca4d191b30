import ScenarioDiagnostics

extension Diagnostic.Message {
  /// An accepted mutant does not exist.
  static func unknownMutant(_ id: String) -> Self {
    Self(id: .unknownMutant, text: "'\(id)' is not a mutant of the apps that the scenarios use")
  }

  /// An accepted mutant need not be accepted.
  static func idleAcceptance(_ id: String, _ finding: String) -> Self {
    Self(id: .idleAcceptance, text: "'\(id)' \(finding), so it need not be accepted")
  }

  /// Formatting would change the meaning of a file, or lose a comment.
  static func layoutRefused() -> Self {
    Self(
      id: .layoutRefused,
      text:
        "formatting would change the meaning of this file, so it was left unchanged; please report this as a bug"
    )
  }

  /// A report in JSON lines can't be read.
  static func malformedEvents(_ reason: String) -> Self {
    Self(id: .malformedEvents, text: reason)
  }

  /// A report can't go where the configuration says.
  static func unusableReport(_ reason: String) -> Self {
    Self(id: .unusableReport, text: reason)
  }
}
