import ScenarioDiagnostics

/// Why no tree came of a file.
enum YAMLInterruption: Error {
  case syntax(YAMLSyntaxFailure)
  case limit(Diagnostic.Message, at: Range<UInt32>)
}
