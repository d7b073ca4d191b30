package import ScenarioDiagnostics
package import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// Reads a selector that stands alone; nil if anything is wrong with it.
  package static func decodeSelector(_ file: SourceFile) -> Selector? {
    let (selector, diagnostics) = decode(file) { $0.selector($1, "a selector") }
    return diagnostics.isEmpty ? selector : nil
  }

  /// Reads an expectation that stands alone; nil if anything is wrong with it.
  package static func decodeExpectation(_ file: SourceFile) -> Expectation? {
    let (expectation, diagnostics) = decodeExpectation(reporting: file)
    return diagnostics.isEmpty ? expectation : nil
  }

  /// Reads an expectation that stands alone, and reports its problems.
  package static func decodeExpectation(
    reporting file: SourceFile
  ) -> (expectation: Expectation?, diagnostics: [Diagnostic]) {
    decode(file) { $0.expectation($1, "an expectation") }
  }

  /// Reads a list of steps that stands alone, and reports its problems.
  package static func decodeSteps(_ file: SourceFile) -> (steps: [Step], diagnostics: [Diagnostic])
  {
    let (steps, diagnostics) = decode(file) { $0.steps($1, "a list of steps") }
    return (steps ?? [], diagnostics)
  }

  private static func decode<Value>(
    _ file: SourceFile,
    _ decode: (inout Self, YAMLNode) -> Value?
  ) -> (Value?, [Diagnostic]) {
    let reading = YAMLReader.read(file)
    var decoder = ScenarioDecoder(diagnostics: reading.diagnostics)
    let value = reading.document?.root.flatMap { decode(&decoder, $0) }
    return (value, decoder.diagnostics)
  }
}
