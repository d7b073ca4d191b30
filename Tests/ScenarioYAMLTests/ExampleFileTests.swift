import Foundation
import ScenarioDiagnostics
import ScenarioTestSupport
import ScenarioYAML
import Testing

struct ExampleFileTests {
  @Test(arguments: ["github-actions/scenarios.yaml", "gitlab-ci/.gitlab-ci.yml"])
  func `a file for CI is sound YAML`(_ path: String) throws {
    let bytes = try Data(contentsOf: Repository.root.appending(path: "Examples/\(path)"))
    let reading = YAMLReader.read(try SourceFile.decode(path: path, bytes: Array(bytes)))
    #expect(reading.diagnostics.map(\.message.text) == [])
    #expect(reading.document?.root?.kind == .mapping)
  }
}
