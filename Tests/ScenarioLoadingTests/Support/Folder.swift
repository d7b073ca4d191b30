import Foundation
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// A workspace of one test, with the files that the test wrote inline.
struct Folder {
  private let files: [String: String]

  init(_ files: [String: String]) {
    self.files = files
  }

  /// What is found before a run, and then what became of every case.
  ///
  /// Paths are relative to the workspace, also where the tool was given absolute ones. Some files
  /// may vanish after they were found and before they are read.
  func log(of paths: [String] = ["."], vanishing: [String] = []) throws -> String {
    try withWorkspace { folder in
      let root = folder.url.path
      let workspace = Workspace(workingDirectory: root)
      let loader = SuiteLoader(catalog: AppCatalog([.gallery]), workspace: workspace)
      let discovery = FileDiscovery(paths.map { "\(root)/\($0)" }, in: workspace)
      for path in vanishing { try FileManager.default.removeItem(atPath: "\(root)/\(path)") }
      let suite = loader.load(discovery, jobs: 2)
      return (suite.diagnostics.map { Diagnostic.report([$0]) } + Self.logs(of: suite.plan))
        .joined(separator: "\n")
        .replacing("\(root)/", with: "")
    }
  }

  /// The logs of what ran; a file with errors has said so already.
  private static func logs(of plan: RunPlan) -> [String] {
    plan.cases.compactMap { planned in
      let record = CaseExecution(planned).record()
      if case .invalid = record.result { return nil }
      return record.log
    }
  }

  /// What becomes of every case where no plan is held, and files are written anew or deleted
  /// between the check and the run.
  func log(changing changes: [String: String?]) throws -> String {
    try withWorkspace { folder in
      let root = folder.url.path
      let workspace = Workspace(workingDirectory: root)
      let catalog = AppCatalog([.gallery])
      let loader = SuiteLoader(catalog: catalog, workspace: workspace, keeping: .upTo(fileBytes: 0))
      let suite = loader.load(FileDiscovery([root], in: workspace))
      for (path, text) in changes {
        try FileManager.default.removeItem(atPath: "\(root)/\(path)")
        if let text { try write(text, to: path, in: folder) }
      }
      let records = suite.plan.cases.map { CaseExecution($0).record() }
      return records.map { "\($0.identity.name): \($0.verdict)\n\($0.log)" }
        .joined(separator: "\n")
        .replacing("\(root)/", with: "")
    }
  }

  private func withWorkspace(
    _ body: (TemporaryFolder) throws -> String
  ) throws -> String {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (path, text) in files { try write(text, to: path, in: folder) }
    return try body(folder)
  }

  /// Writes a file, or a link where the text says `-> target`.
  private func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    guard text.hasPrefix("-> ") else { return try folder.write(text.utf8, to: path) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.place(for: path).path,
      withDestinationPath: String(text.dropFirst(3))
    )
  }
}

/// Loads and runs the scenario files of a folder, and compares all that comes of it.
func expect(
  _ files: [String: String],
  logs expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let log = try Folder(files).log()
  expect(log, equals: expected, sourceLocation: sourceLocation)
}
