package import ScenarioDiagnostics

extension YAMLNode {
  /// Errors about keys of a mapping that are one text in two spellings, such as `é` and `e` with an
  /// accent after it, up to the limit of a file.
  ///
  /// To YAML these are two keys, but one name to all who look a value up.
  package var respeltKeys: [Diagnostic] {
    guard entries.contains(where: { !$0.key.hasASCIIText }) else { return [] }
    var places: [String: SourceSpan] = [:]
    var errors: [Diagnostic] = []
    // The entries of a merge key are elsewhere in the file, and are meant to be overridden.
    for entry in entries where span.holds(entry.key.span) {
      let key = entry.key
      guard let first = places.updateValue(key.span, forKey: key.text),
        errors.count < YAMLLimits.standard.maximumDiagnostics
      else { continue }
      errors.append(
        Diagnostic(
          .duplicateKey(key.text),
          at: key.span,
          suggestion: "spelt in another way it is the same text",
          notes: [.init("first defined here", at: first)]
        )
      )
    }
    return errors
  }

  private var hasASCIIText: Bool { text.utf8.allSatisfy { $0 < 0x80 } }
}
