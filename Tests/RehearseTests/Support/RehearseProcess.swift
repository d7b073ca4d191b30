import Foundation
import Subprocess

/// Runs the built tool in a folder, with arguments as they would be typed.
func rehearse(_ arguments: String, in folder: URL) async throws -> Outcome {
  try await shell(#"exec "$REHEARSE" \#(arguments)"#, in: folder)
}

/// Runs the built tool in a new folder that holds nothing but the given files.
func rehearse(_ arguments: String, files: [String: FileContent]) async throws -> Outcome {
  try await Workspace.withFolder(files) { folder in try await rehearse(arguments, in: folder) }
}

/// Runs a shell script in a new folder, for what only a shell can arrange; `$REHEARSE` is the tool,
/// and `$UNPRIVILEGED` before it lets the modes of files hold for root, too.
func shell(_ script: String, files: [String: FileContent]) async throws -> Outcome {
  try await Workspace.withFolder(files) { folder in try await shell(script, in: folder) }
}

/// Runs a shell script in a folder, so that every path in its output is relative and stable.
func shell(_ script: String, in folder: URL) async throws -> Outcome {
  try await ProcessSlots.shared.withSlot { try await runShell(script, in: folder) }
}

private func runShell(_ script: String, in folder: URL) async throws -> Outcome {
  let result = try await run(
    .name("sh"),
    arguments: ["-c", #"cd "$0" && \#(script)"#, folder.path],
    environment: .inherit.updating([
      "REHEARSE": try builtTool().path, "UNPRIVILEGED": Privileges.dropping,
      "REHEARSE_TRAPS": nil, "REHEARSE_SHOWN": nil, "SWIFT_BACKTRACE": nil, "LC_ALL": "C.UTF-8",
      "NO_COLOR": nil, "FORCE_COLOR": nil, "CLICOLOR_FORCE": nil, "TERM": nil, "CI": nil,
      "GITHUB_ACTIONS": nil, "GITHUB_STEP_SUMMARY": nil, "GITHUB_WORKSPACE": nil,
      "GITLAB_CI": nil, "TF_BUILD": nil,
      "TEAMCITY_VERSION": nil, "COLUMNS": nil, "TEST_TOTAL_SHARDS": nil, "TEST_SHARD_INDEX": nil,
      "TEST_SHARD_STATUS_FILE": nil, "TESTBRIDGE_TEST_ONLY": nil, "XML_OUTPUT_FILE": nil,
    ]),
    output: .string(limit: 1 << 24),
    error: .string(limit: 1 << 24)
  )
  guard case .exited(let status) = result.terminationStatus else {
    throw UnexpectedEnd(reason: "the process ended with \(result.terminationStatus)")
  }
  return Outcome(status: status, output: result.standardOutput, errors: result.standardError)
}

/// The tool that was built with the tests, which lies beside them.
func builtTool() throws -> URL {
  let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
  let tool = tests.deletingLastPathComponent().appending(path: "rehearse")
  guard FileManager.default.isExecutableFile(atPath: tool.path) else {
    throw UnexpectedEnd(reason: "there is no executable \(tool.path)")
  }
  return tool
}

/// Why a process gave no outcome.
struct UnexpectedEnd: Error {
  let reason: String
}
