import ScenarioDiagnostics
import ScenarioYAML

/// Both ways of reading YAML: a file read without the parser is what the parser would read.
enum Documents {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "fuzz.yaml", bytes: bytes)
    guard let plain = PlainYAMLReader.document(of: file) else { return }
    let parsed = YAMLReader.readByParser(file)
    promise("what is read plainly is sound", parsed.diagnostics.isEmpty)
    promise("both ways of reading agree", parsed.document == plain)
  }
}
