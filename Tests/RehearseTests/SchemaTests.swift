import Foundation
import ScenarioTestSupport
import Testing

/// The schema, checked with an independent validator.
@Suite(.enabled(if: Validator.isInstalled, "no python3 with jsonschema and PyYAML is installed"))
struct SchemaTests {
  /// The other files, and changes of them, take longer than a test may: `.ci/run` has them.
  @Test func `the schema and the decoder accept and refuse the same files`() async throws {
    let check = try await shell(
      #"Scripts/check-schema --changes 0 --below Tests/RehearseTests/Fixtures/Invalid "$REHEARSE""#
        + " | sed 's/[0-9]* [a-z ]*, //g'",
      in: Repository.root
    )
    #expect(
      check.output == """
        check-schema: file: 0 different
        check-schema: configuration: 0 different

        """
    )
    #expect(check.errors == "")
  }
}

/// What `Scripts/check-schema` needs.
enum Validator {
  static let isInstalled = ["python3", "/usr/bin/python3"].contains { python in
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec \(python) -c 'import jsonschema, yaml'"]
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
