package import ScenarioDiagnostics

/// Reads YAML files into trees.
package enum YAMLReader {
  /// Reads one file; what is wrong with it comes back as diagnostics, all that can be told at once.
  package static func read(_ file: SourceFile, limits: YAMLLimits = .standard) -> YAMLReading {
    let survey = ByteSurvey(file.bytes)
    if let refusal = refusal(of: file, survey: survey, limits: limits) {
      return YAMLReading(document: nil, diagnostics: [refusal])
    }
    var events = YAMLEventReader(file.bytes, isASCII: survey.isASCII)
    var builder = YAMLTreeBuilder(file: file, limits: limits)
    do {
      try builder.readDocument(from: &events)
      return YAMLReading(document: builder.document, diagnostics: builder.diagnostics)
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
    case .syntax(let failure):
      Diagnostic(.syntax(failure.problem), at: builder.span(failure.problemOffset..<failure.problemOffset))
    }
  }

  /// Why a file is not even given to the parser.
  private static func refusal(
    of file: SourceFile,
    survey: ByteSurvey,
    limits: YAMLLimits
  ) -> Diagnostic? {
    if file.bytes.count > min(limits.maximumFileSize, largestFile) {
      return Diagnostic(.fileTooLarge(limit: limits.maximumFileSize), at: .file(path: file.path))
    }
    return nil
  }

  /// Places are 32 bits wide, and escapes can make texts longer than the file.
  private static let largestFile = 1 << 30
}
