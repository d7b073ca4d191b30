import ScenarioDiagnostics

/// Why a part of a flow does not become a part of the scenario.
enum ImportStop: Error {
  /// The language has nothing like it; a comment is written in its place.
  case gap(Gap)

  /// The flow is invalid.
  case fault(Diagnostic)
}

/// Something in a flow that the language can't express, or only in another way.
struct Gap {
  let span: SourceSpan

  /// What can't be expressed and why: `a command 'shake' has no equivalent`.
  let reason: String

  /// What to do instead, in the imperative.
  let advice: String

  var comments: [String] { ["\(reason);", advice] }

  var warning: Diagnostic {
    Diagnostic(
      Diagnostic.Message(.notImported, reason),
      severity: .warning,
      at: span,
      suggestion: advice
    )
  }
}

extension ImportStop {
  static func gap(at span: SourceSpan, _ reason: String, _ advice: String) -> ImportStop {
    .gap(Gap(span: span, reason: reason, advice: advice))
  }

  static func fault(
    _ message: Diagnostic.Message,
    at span: SourceSpan,
    _ advice: String?
  )
    -> ImportStop
  {
    .fault(Diagnostic(message, at: span, suggestion: advice))
  }
}
