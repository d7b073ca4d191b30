import BuiltInApps
import ScenarioDiagnostics
import ScenarioRuntime
import ScenarioTestSupport

/// The decoder, the checks and the planner, on bytes of any encoding.
enum Plans {
  static let catalog = AppCatalog(BuiltInApps.all.map(InstalledApp.init) + [.gallery])

  static func check(_ bytes: [UInt8]) {
    guard let file = try? SourceFile.decode(path: "fuzz.yaml", bytes: bytes) else { return }
    let planned = ScenarioText(file, catalog: catalog).planned
    Nodes.check(planned.diagnostics)
  }
}
