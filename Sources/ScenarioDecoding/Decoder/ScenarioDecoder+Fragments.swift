package import ScenarioDiagnostics
package import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// Reads a selector that stands alone; nil if anything is wrong with it.
  package static func decodeSelector(_ file: SourceFile) -> Selector? {
    let reading = YAMLReader.read(file)
    var decoder = ScenarioDecoder(diagnostics: reading.diagnostics)
    guard let root = reading.document?.root else { return nil }
    let selector = decoder.selector(root, "a selector")
    return decoder.diagnostics.isEmpty ? selector : nil
  }

  /// Reads an expectation that stands alone; nil if anything is wrong with it.
  package static func decodeExpectation(_ file: SourceFile) -> Expectation? {
    let reading = YAMLReader.read(file)
    var decoder = ScenarioDecoder(diagnostics: reading.diagnostics)
    guard let root = reading.document?.root else { return nil }
    let expectation = decoder.expectation(root, "an expectation")
    return decoder.diagnostics.isEmpty ? expectation : nil
  }

  /// Reads a list of steps that stands alone, and reports what is wrong with it.
  package static func decodeSteps(_ file: SourceFile) -> (steps: [Step], diagnostics: [Diagnostic])
  {
    let reading = YAMLReader.read(file)
    var decoder = ScenarioDecoder(diagnostics: reading.diagnostics)
    guard let root = reading.document?.root else { return ([], decoder.diagnostics) }
    let steps = decoder.steps(root, "a list of steps") ?? []
    return (steps, decoder.diagnostics)
  }
}
