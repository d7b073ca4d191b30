import Foundation
import ScenarioTestSupport
import Testing

/// A scenario file with a record of everything that the tool says about it.
struct Fixture: CustomTestStringConvertible, Sendable {
  private let file: URL

  private var folder: URL { file.deletingLastPathComponent() }
  private var fileName: String { file.lastPathComponent }

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  /// The fixtures of a folder, by name.
  static func all(in folder: String) throws -> [Fixture] {
    try FileManager.default
      .contentsOfDirectory(
        at: Repository.fixtures.appending(path: folder),
        includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.path < $1.path }
      .map { Fixture(file: $0) }
  }

  func check() async throws -> Outcome {
    try await withCopy { copy in try await rehearse("check \(fileName)", in: copy) }
  }

  /// Runs the scenario; the outcome has its report as `report.xml`.
  func run() async throws -> Outcome {
    try await withCopy { copy in
      try await rehearse("run \(fileName) --junit report.xml --reproducible", in: copy)
    }
  }

  /// Does something with a copy of the scenario, of what it reads and of what it must not read.
  private func withCopy(_ body: (URL) async throws -> Outcome) async throws -> Outcome {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasSuffix(".txt") && !$0.hasSuffix(".xml") && !$0.hasPrefix(".") }
    let paths = Self.strangers + names.map { "\(place)/\($0)" }
    return try await Workspace.withCopies(of: paths) { copy in
      try await body(copy.appending(path: place))
    }
  }

  /// The folder, below the root of the repository and of its copies.
  private var place: String { "Tests/RehearseTests/Fixtures/\(folder.lastPathComponent)" }

  /// What fixtures name though it lies outside of their workspace.
  private static let strangers = [
    "Package.swift", "Package.resolved", "Scenarios/Vocabulary/todo.yaml",
  ]

  /// Expects what the console and the report say to be as recorded beside the file.
  func expectRecord(check: Outcome? = nil, run: Outcome) throws {
    let checking = check?.transcript(of: "rehearse check \(fileName)") ?? ""
    let running = run.transcript(of: "rehearse run \(fileName) --junit report.xml --reproducible")
    try record("console.txt").expect(checking + running)
    try record("junit.xml").expect(#require(run.files["\(place)/report.xml"]))
  }

  private func record(_ extension: String) -> Snapshot {
    Snapshot(file: file.deletingPathExtension().appendingPathExtension(`extension`))
  }
}
