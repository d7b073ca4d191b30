package import ScenarioDiagnostics

/// A `$${name}` in a file: the text `${name}`, not a value.
///
/// If a variable has that name, its value was probably meant, with a dollar sign before it: `$5.00`.
package struct EscapedReference: Sendable {
  package let reference: Reference
  package let span: SourceSpan

  package init(_ reference: Reference, span: SourceSpan) {
    self.reference = reference
    self.span = span
  }

  /// The warning to give if there is such a variable.
  package var warning: Diagnostic {
    let path = reference.source
    return Diagnostic(
      .escapedReference(path),
      severity: .warning,
      at: span,
      suggestion:
        "for a dollar sign and the value write \"${'$'}${\(path)}\"; for the text write "
        + "\"${'$'}{\(path)}\""
    )
  }
}
