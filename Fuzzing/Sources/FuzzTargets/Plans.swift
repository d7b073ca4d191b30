import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioTestSupport

/// The decoder, the checks and the planner, on bytes of any encoding.
enum Plans {
  static func check(_ bytes: [UInt8]) {
    guard let file = try? SourceFile.decode(path: "fuzz.yaml", bytes: bytes) else { return }
    let decoded = ScenarioDecoder.decode(file)
    _ = DiagnosticRenderer(style: .plain).render(decoded.diagnostics)
    let text = ScenarioText(String(decoding: file.bytes, as: UTF8.self))
    precondition(decoded.diagnostics.count <= ProblemList.limit + 1)
    precondition(text.report == text.report)
    _ = text.caseNames
  }
}
