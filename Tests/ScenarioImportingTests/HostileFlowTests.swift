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
    "appId: a\n---\n- inputText: " + String(repeating: "${", count: 25_000),
    "appId: a\n---\n[" + String(repeating: "setLocation, ", count: 5_000) + "back]",
    "appId: a\n---\n" + String(repeating: "- tapOm: Done\n", count: 5_000),
    "appId: a\n---\n- assertTrue: ${" + String(repeating: "a == b && ", count: 5_000) + "a == b}",
    "appId: a\nenv: {"
      + (0..<5_000).map { "PASSWORD\($0): value" }.joined(separator: ", ") + "}\n---\n- back",
    "appId: a\n---\n- inputText: "
      + (0..<5_000).map { "${a\($0)}" }.joined(),
    growing(levels: 15),
    String(repeating: "a\n---\n", count: 5_000),
    "appId: a\n---\n- inputText: " + String(repeating: "$", count: 25_000),
  ])
  func `a huge flow ends`(text: String) {
    let result = importing(text)
    #expect(result.files.isEmpty == result.diagnostics.contains(where: \.isError))
  }

  @Test func `a flow that runs too many others is invalid`() {
    let main = "appId: a\n---\n" + (1...600).map { "- runFlow: \($0).yaml\n" }.joined()
    let maestro = MaestroImport(.oneFile, appNames: []) { _ in nil }
    let result = maestro.scenario(of: "main.yaml") { path throws(UndecodableSource) in
      let text = path == "main.yaml" ? main : "appId: a\n---\n- back\n"
      return try SourceFile.decode(path: path, bytes: Array(text.utf8))
    }
    let report = "main.yaml:502:12: error: an import takes at most 500 flows [invalid-flow]"
    #expect(Diagnostic.report(result.diagnostics) == report)
  }

  @Test(arguments: ["inputText: ${x}", "pasteText"])
  func `a text that is used many times does not make the scenario huge`(use: String) {
    let text = String(repeating: "x", count: 50_000)
    let result = importing(
      "appId: a\n---\n- runFlow:\n    env: {x: \(text)}\n    commands:\n    - setClipboard: ${x}\n"
        + String(repeating: "    - \(use)\n", count: 200)
    )
    #expect((170...200).contains(result.gapCount))
    let reason = "the flow's variables and copied texts come to more than 1000000 characters"
    #expect(result.diagnostics.first?.message.text == reason)
    #expect(result.files.allSatisfy { $0.bytes.count < 1_500_000 })
  }

  @Test(arguments: [
    ("3", "times: 3"), ("3.0", "times: 3"), ("1_000", "times: 1000"), ("-2", "times: 0"),
    ("1000001", nil), ("-9223372036854775808", nil), ("3.5", nil), ("0x3", nil),
  ])
  func `a number is what it is to Maestro, within limits`(number: String, line: String?) {
    let result = importing(
      "appId: a\n---\n- repeat:\n    times: \(number)\n    commands:\n    - tapOn: Done\n"
    )
    let text = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let lines = text.split(separator: "\n")
    #expect(lines.first { $0.contains("times:") }.map { String($0.drop { $0 != "t" }) } == line)
    #expect(result.diagnostics.contains(where: \.isError) == (line == nil))
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
