extension Diagnostic {
  /// The diagnostic with a mask in place of each line that it shows, and without the words that
  /// repeat a part of them, except keys.
  package var withoutLines: Diagnostic {
    Diagnostic(
      message.withoutValue,
      severity: severity,
      at: place.span.map { .span($0.withoutLine) } ?? place,
      suggestion: suggestion.flatMap { place.isRepeated(in: $0) ? nil : $0 },
      notes: notes.map { Note($0.text, at: $0.span.map(\.withoutLine)) }
    )
  }

  /// The problem with masks in place of the lines of some files.
  package func withoutLines(where isHidden: (SourceFile) -> Bool) -> Diagnostic {
    var diagnostic = self
    if let span = place.span, isHidden(span.file) { diagnostic.place = .span(span.withoutLine) }
    diagnostic.notes = notes.map { note in
      Note(note.text, at: note.span.map { isHidden($0.file) ? $0.withoutLine : $0 })
    }
    return diagnostic
  }
}

extension Diagnostic.Message {
  /// The message with a mask in place of the tag, alias or bytes in it, which are part of a value.
  fileprivate var withoutValue: Diagnostic.Message {
    guard isOf(.malformedText, .undefinedAlias, .unsupportedTag),
      let start = text.firstIndex(of: "'")
    else { return self }
    return Diagnostic.Message(id: id, text: "\(text[..<start])'\(MaskedBytes.mask)'")
  }
}

extension Diagnostic.Place {
  /// Whether a text has a word of the line in it.
  fileprivate func isRepeated(in text: String) -> Bool {
    guard let span else { return false }
    let line = String(decoding: span.file.bytes[span.shownPartOfLine], as: UTF8.self)
    let words = line.split { !$0.isLetter && !$0.isNumber }
    return words.contains { $0.count >= Self.shortestWord && text.contains($0) }
  }

  /// Anything shorter is in every text.
  private static let shortestWord = 4
}

extension SourceSpan {
  /// The same span in a copy of the file that shows no lines.
  fileprivate var withoutLine: SourceSpan {
    SourceSpan(file: file.hiding([0..<file.bytes.count]), start: start, end: end)
  }
}
