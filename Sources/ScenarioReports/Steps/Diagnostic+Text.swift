import ScenarioDiagnostics

extension Diagnostic {
  /// The problem in the form of compilers, with its suggestion and notes on lines of their own.
  var lines: [String] {
    var lines = ["\(location): \(severity.rawValue): \(message.text) [\(message.id)]"]
    if let suggestion { lines.append("  \(suggestion)") }
    for note in notes {
      lines.append("  \(note.span.map { "\($0.location): " } ?? "")note: \(note.text)")
    }
    return lines
  }
}
