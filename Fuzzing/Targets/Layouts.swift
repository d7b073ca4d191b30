import ScenarioDiagnostics
import ScenarioFormatting

/// The formatter: it refuses no YAML, and changes nothing that it has laid out.
enum Layouts {
  static func check(_ bytes: [UInt8]) {
    guard let file = try? SourceFile.decode(path: "fuzz.yaml", bytes: bytes) else { return }
    switch ScenarioFormatter.format(file) {
    case .invalid: return
    case .refused: fatalError("broken: a file of YAML is laid out")
    case .formatted(let once): promise("what is laid out stays", layout(of: once) == once)
    }
  }

  private static func layout(of bytes: [UInt8]) -> [UInt8]? {
    switch ScenarioFormatter.format(SourceFile(path: "fuzz.yaml", bytes: bytes)) {
    case .formatted(let bytes): bytes
    case .invalid, .refused: nil
    }
  }
}
