package import ScenarioDiagnostics

/// Reads YAML files into trees of nodes with spans.
///
/// ```swift
/// let reading = YAMLReader.read(SourceFile(path: "a.yaml", text: "name: A"))
/// reading.document?.root?["name"]?.text  // "A"
/// reading.diagnostics                    // []
/// ```
package enum YAMLReader {
  /// Reads one file, and collects all of its problems as diagnostics.
  ///
  /// Most files are plain enough to be read without libyaml, which takes several times as long.
  package static func read(_ file: SourceFile, limits: YAMLLimits = .standard) -> YAMLReading {
    if let document = PlainYAMLReader.document(of: file, limits: limits) {
      return YAMLReading(document: document, diagnostics: [])
    }
    return readByParser(file, limits: limits)
  }

  /// Reads one file with the parser, whose answer is the right one.
  package static func readByParser(
    _ file: SourceFile,
    limits: YAMLLimits = .standard
  ) -> YAMLReading {
    if let refusal = refusal(of: file, limits: limits) {
      return YAMLReading(document: nil, diagnostics: [refusal])
    }
    var events = YAMLEventReader(file.bytes, isASCII: file.isASCII)
    var builder = YAMLTreeBuilder(file: file, limits: limits)
    do {
      try builder.readDocument(from: &events)
      return YAMLReading(document: builder.finish(), diagnostics: builder.diagnostics)
    } catch {
      let last = diagnostic(of: error, in: builder)
      return YAMLReading(document: nil, diagnostics: builder.diagnostics + [last])
    }
  }

  private static func diagnostic(
    of interruption: YAMLInterruption,
    in builder: YAMLTreeBuilder
  ) -> Diagnostic {
    switch interruption {
    case .limit(let message, let place): Diagnostic(message, at: builder.span(place))
    case .syntax(let failure): SyntaxDiagnosis(of: failure, in: builder).diagnostic
    }
  }

  /// Why a file is not even given to the parser.
  private static func refusal(of file: SourceFile, limits: YAMLLimits) -> Diagnostic? {
    if file.bytes.count > limits.readableSize {
      return Diagnostic(.fileTooLarge(limit: limits.readableSize), at: .file(path: file.path))
    }
    if let nul = file.firstNUL { return Diagnostic(.nulCharacter, at: nul) }
    if let separator = file.firstLineSeparator {
      return .controlCharacter(separator.scalar, at: separator.span)
    }
    return tooManyDirectives(in: file, limit: limits.maximumDirectives)
  }

  /// Finds more directives than the parser can read in reasonable time.
  private static func tooManyDirectives(in file: SourceFile, limit: Int) -> Diagnostic? {
    var scanner = ByteScanner(file.bytes, at: 0)
    var count = 0
    scanner.skipToDirective()
    while scanner.byte == UInt8(ascii: "%") {
      let start = scanner.place
      scanner.skip { !$0.isLineBreak }
      count += 1
      if count > limit {
        let span = SourceSpan(file: file, start: start, end: scanner.place)
        return Diagnostic(.tooManyDirectives(limit: limit), at: span)
      }
      scanner.skipToDirective()
    }
    return nil
  }
}

/// What came of reading a file.
package struct YAMLReading: Sendable {
  /// The tree; nil only when nothing usable could be read.
  package let document: YAMLDocument?

  /// The problems found.
  package let diagnostics: [Diagnostic]
}
