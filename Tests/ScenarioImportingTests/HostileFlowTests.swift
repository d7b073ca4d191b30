import BuiltInApps
import Foundation
import ScenarioDiagnostics
import ScenarioImporting
import ScenarioLoading
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Flows that nobody would write.
struct HostileFlowTests {
  private static let catalog = AppCatalog(BuiltInApps.all.map(InstalledApp.init))
  private static let folder = Repository.root.appending(path: "Tests/RehearseTests/Flows").path

  private static let flows: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// The result for a flow whose main file is in memory; the flows that it runs are on disk.
  private func importing(_ text: String) -> MaestroImport.Result {
    let path = "\(Self.folder)/flow.yaml"
    let maestro = MaestroImport(.oneFile, appNames: []) { _ in
      ImportedApp(name: "controls", urlSchemes: ["controls"])
    }
    return maestro.scenario(of: path) { read throws(UndecodableSource) in
      read == path
        ? try SourceFile.decode(path: path, bytes: Array(text.utf8)) : try SourceFile.read(read)
    }
  }

  /// The errors of an imported scenario.
  private func errors(of file: MaestroImport.File) -> [String] {
    let workspace = Workspace(workingDirectory: Repository.root.path)
    let source = SourceFile(path: "imported.yaml", bytes: file.bytes)
    let loader = SuiteLoader(catalog: Self.catalog, workspace: workspace)
    let suite = loader.load(FileDiscovery([.standardInput(.text(source))], in: workspace))
    return suite.diagnostics.filter(\.isError).map(\.message.text)
  }

  @Test(arguments: flows)
  func `a changed flow is invalid, or becomes a scenario without errors`(flow: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(flow)", encoding: .utf8)
    for seed in 0..<200 as Range<UInt64> {
      var mutation = YAMLMutation(text, seed: seed)
      let changed = mutation.mutated()
      let result = importing(changed)
      #expect(result.files.isEmpty == result.diagnostics.contains(where: \.isError))
      for file in result.files { #expect(errors(of: file) == [], "seed \(seed):\n\(changed)") }
    }
  }

  @Test(arguments: [
    "appId: a\n---\n- inputText: " + String(repeating: "${", count: 100_000),
    "appId: a\n---\n[" + String(repeating: "setLocation, ", count: 20_000) + "back]",
    "appId: a\n---\n" + String(repeating: "- tapOm: Done\n", count: 20_000),
    "appId: a\n---\n- assertTrue: ${" + String(repeating: "a == b && ", count: 20_000) + "a == b}",
    "appId: a\nenv: {"
      + (0..<20_000).map { "PASSWORD\($0): value" }.joined(separator: ", ") + "}\n---\n- back",
    "appId: a\n---\n- inputText: "
      + (0..<20_000).map { "${a\($0)}" }.joined(),
    growing(levels: 15),
    String(repeating: "a\n---\n", count: 20_000),
    "appId: a\n---\n- inputText: " + String(repeating: "$", count: 90_000),
  ])
  func `a huge flow ends`(text: String) {
    let result = importing(text)
    #expect(result.files.isEmpty == result.diagnostics.contains(where: \.isError))
  }

  /// Flows within each other, each with a text that is ten times that of the one around it.
  private static func growing(levels: Int) -> String {
    var text = "appId: a\n---\n"
    for level in 1...levels {
      let indentation = String(repeating: "    ", count: level - 1)
      let value = level == 1 ? "x" : String(repeating: "${x\(level - 1)}", count: 10)
      text += "\(indentation)- runFlow:\n\(indentation)    env: {x\(level): \"\(value)\"}\n"
      text += "\(indentation)    commands:\n"
    }
    return text + String(repeating: "    ", count: levels) + "- inputText: ${x\(levels)}\n"
  }
}
