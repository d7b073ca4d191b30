import Foundation
import FoundationXML
import Testing

/// Everything that comes in ends with a place and a message, never with a crash, a hang or more
/// memory than a small machine has.
struct HostileInputTests {
  @Test(
    arguments: [
      HostileInputs("encodings", HostileInput.encodings),
      HostileInputs("syntax", HostileInput.syntax),
      HostileInputs("expansions", HostileInput.expansions),
      HostileInputs("sizes", HostileInput.sizes),
      HostileInputs("numbers", HostileInput.numbers),
      HostileInputs("patterns", HostileInput.patterns),
      HostileInputs("words", HostileInput.words),
    ]
  )
  func `hostile files end with a message at its place`(inputs: HostileInputs) async throws {
    var record = ""
    for input in inputs.inputs { record += try await ending(of: input) }
    try inputs.record.expect(record)
  }

  /// What a run says first, with its exit status.
  private func ending(of input: HostileInput) async throws -> String {
    var ending = ""
    _ = try await Workspace.withFolder(input.files) { folder in
      let run = try await MeasuredRun.of(
        ["run", ".", "--junit", "report.xml", "--reproducible"],
        in: folder
      )
      let report = try Data(contentsOf: folder.appending(path: "report.xml"))
      #expect(run.megabytes <= 256, "\(input.kind)")
      #expect(run.output.utf8.count <= 16 << 20, "\(input.kind)")
      #expect(XMLParser(data: report).parse(), "\(input.kind)")
      ending = "\(input.kind)\n  exit \(run.status): \(Self.firstMessage(run.output))\n"
      return Outcome(status: run.status, output: "", errors: "")
    }
    return ending
  }

  /// The first line with a place, cut to what is worth recording.
  private static func firstMessage(_ output: String) -> String {
    let lines = output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let line = lines.first { $0.contains(": error: ") || $0.contains(": failed: ") }
    return String((line ?? lines.last ?? "").prefix(160))
  }
}
