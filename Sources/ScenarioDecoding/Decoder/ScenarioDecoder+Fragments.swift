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

  /// The expectation that is all there is in a text; nil if that is not one.
  package static func decodeExpectation(_ file: SourceFile) -> Expectation? {
    let reading = YAMLReader.read(file)
    var decoder = ScenarioDecoder(diagnostics: reading.diagnostics)
    guard let root = reading.document?.root else { return nil }
    let expectation = decoder.expectation(root, "an expectation")
    return decoder.diagnostics.isEmpty ? expectation : nil
  }
}
