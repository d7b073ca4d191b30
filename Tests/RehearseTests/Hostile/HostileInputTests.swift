import Foundation
import FoundationXML
import Testing

/// Everything that comes in ends with a place and a message, never with a crash, a hang or more
/// memory than a small machine has.
struct HostileInputTests {
  @Test(
    .timeLimit(.hang),
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

  /// What a run says first, with its exit status; it may have 256 MB of data and no more.
  private func ending(of input: HostileInput) async throws -> String {
    let run = try await shell(
      #"ulimit -d \#(Self.dataLimit); exec "$REHEARSE" run . --junit report.xml --reproducible"#,
      files: input.files
    )
    let report = try #require(run.files["report.xml"], "\(input.kind)")
    #expect(XMLParser(data: Data(report.utf8)).parse(), "\(input.kind)")
    return "\(input.kind)\n  exit \(run.status): \(Self.firstMessage(run.output))\n"
  }

  private static let dataLimit = Sanitizer.isPresent ? "unlimited" : "262144"

  /// The first line with a place, cut to what is worth recording.
  private static func firstMessage(_ output: String) -> String {
    let lines = output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let line = lines.first { $0.contains(": error: ") || $0.contains(": failed: ") }
    return String((line ?? lines.last ?? "").prefix(160))
  }
}
