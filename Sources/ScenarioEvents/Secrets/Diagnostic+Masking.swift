package import ScenarioDiagnostics

extension Diagnostic {
  /// The problem without secrets, in its lines of source too.
  ///
  /// In bytes that are no text a secret can't be found, so no line of them is shown.
  package func masked(by secrets: Secrets) -> Diagnostic {
    if secrets.isEmpty { return self }
    if message.isOf(.malformedText, .nulCharacter) { return withoutLines }
    return Diagnostic(
      Message(id: message.id, text: secrets.masking(message.text)),
      severity: severity,
      at: place.span.map { .span(secrets.masking(lineOf: $0)) } ?? place,
      suggestion: secrets.masking(suggestion),
      notes: notes.map { note in
        Note(secrets.masking(note.text), at: note.span.map { secrets.masking(lineOf: $0) })
      }
    )
  }
}
