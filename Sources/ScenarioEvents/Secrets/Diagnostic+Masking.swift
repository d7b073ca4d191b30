package import ScenarioDiagnostics

extension Diagnostic {
  /// The problem without any of the secrets, in the lines of source around it too.
  package func masked(by secrets: Secrets) -> Diagnostic { masked(by: [secrets]) }

  /// The problem without any of several kinds of secrets, likewise.
  package func masked(by secrets: [Secrets]) -> Diagnostic {
    Diagnostic(
      Message(id: message.id, text: secrets.masking(message.text)),
      severity: severity,
      at: place.masked(by: secrets),
      suggestion: secrets.masking(suggestion),
      notes: notes.map { note in
        Note(secrets.masking(note.text), at: note.span.map { secrets.masking(lineOf: $0) })
      }
    )
  }
}

extension Diagnostic.Place {
  fileprivate func masked(by secrets: [Secrets]) -> Diagnostic.Place {
    switch self {
    case .span(let span): .span(secrets.masking(lineOf: span))
    case .file, .commandLine: self
    }
  }
}
