import Foundation
import ScenarioDiagnostics
import ScenarioModel
import ScenarioTestSupport
import Testing

@testable import ScenarioLoading

/// Files that are exchanged for links between the look at their path and the look into them.
struct FileBoundaryTests {
  @Test func `a named file that is exchanged for a link before it is opened shows nothing`() throws
  {
    try inWorkspace { workspace, root, outside in
      let path = try workspace.resolve(
        "data/a.json",
        writtenIn: root.appending(path: "a.yaml").path
      )
      try link(root.appending(path: "data/a.json"), to: outside.appending(path: "a.json"))
      #expect(throws: UndecodableSource.self) {
        try DataLibrary().entry(at: path, within: workspace.boundary)
      }
      #expect(reason(try SourceFile.read(path, within: workspace.boundary)) == Self.refusal)
    }
  }

  @Test func `a folder that is exchanged for a link before its file is opened shows nothing`()
    throws
  {
    try inWorkspace { workspace, root, outside in
      let path = try workspace.resolve(
        "data/a.json",
        writtenIn: root.appending(path: "a.yaml").path
      )
      try link(root.appending(path: "data"), to: outside)
      #expect(reason(try SourceFile.read(path, within: workspace.boundary)) == Self.refusal)
    }
  }

  @Test func `a found scenario file that is exchanged for a link is not read`() throws {
    try inWorkspace { workspace, root, outside in
      let discovery = FileDiscovery([root.path], in: workspace)
      try link(root.appending(path: "a.yaml"), to: outside.appending(path: "a.json"))
      let outcomes = ReadFile.read(discovery.findings[...]).map(\.outcome)
      guard case .failure(let error)? = outcomes.first else {
        Issue.record("the file was read")
        return
      }
      #expect(error.diagnostic.message.text == Self.refusal)
    }
  }

  @Test func `a file behind a link within the workspace is read`() throws {
    try inWorkspace { workspace, root, _ in
      try link(root.appending(path: "b.json"), to: root.appending(path: "data/a.json"))
      let path = root.appending(path: "b.json").path
      #expect(try SourceFile.read(path, within: workspace.boundary).bytes == Array("[1]".utf8))
    }
  }

  private static let refusal =
    "the file can't be read: it is a link that leads out of the workspace"

  private func reason(_ read: @autoclosure () throws -> SourceFile) -> String? {
    do {
      _ = try read()
      return nil
    } catch {
      return (error as? UndecodableSource)?.diagnostic.message.text
    }
  }

  private func link(_ place: URL, to target: URL) throws {
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
  }

  private func inWorkspace(_ body: (Workspace, _ root: URL, _ outside: URL) throws -> Void) throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    defer {
      folder.remove()
      outside.remove()
    }
    try folder.write("name: A\napp: gallery\nsteps: [log: x]".utf8, to: "a.yaml")
    try folder.write("[1]".utf8, to: "data/a.json")
    try outside.write("[2]".utf8, to: "a.json")
    try body(Workspace(workingDirectory: folder.url.path), folder.url, outside.url)
  }
}
