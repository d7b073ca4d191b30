import Foundation
import ScenarioRuntime
import Testing

@testable import BrowserSessions

/// The files that a page may get.
struct UploadedFileTests {
  /// A folder with a workspace in it, whose links lead inside and outside.
  private func withWorkspace(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID())")
    let workspace = folder.appending(path: "workspace")
    try FileManager.default.createDirectory(
      at: workspace.appending(path: "files"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a".utf8).write(to: workspace.appending(path: "files/a.txt"))
    try Data("b".utf8).write(to: folder.appending(path: "b.txt"))
    for (name, target) in [("in", "files/a.txt"), ("out", "../b.txt")] {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.appending(path: name).path,
        withDestinationPath: target
      )
    }
    try body(workspace)
  }

  @Test(arguments: ["files/a.txt", "./files/../files/a.txt", "in"])
  func `a file of the workspace has an absolute path`(name: String) throws {
    try withWorkspace { workspace in
      let path = try UploadedFile.path(of: name, in: workspace.path)
      #expect(path.hasPrefix("/"))
      #expect(path.hasSuffix("/workspace/files/a.txt"))
    }
  }

  @Test(arguments: ["../b.txt", "out", "/etc/passwd"])
  func `a file outside the workspace is refused`(name: String) throws {
    try withWorkspace { workspace in
      let reason = "'\(name)' can't be uploaded: it is outside the workspace"
      #expect(throws: SessionFault(.misconduct, reason)) {
        try UploadedFile.path(of: name, in: workspace.path)
      }
    }
  }

  @Test(arguments: [
    ("c.txt", "there is no such file"), ("files", "it is a folder"), ("", "it is a folder"),
    ("..", "it is outside the workspace"),
  ])
  func `what is no file is refused`(name: String, reason: String) throws {
    try withWorkspace { workspace in
      let reason = "'\(name)' can't be uploaded: \(reason)"
      #expect(throws: SessionFault(.misconduct, reason)) {
        try UploadedFile.path(of: name, in: workspace.path)
      }
    }
  }
}
