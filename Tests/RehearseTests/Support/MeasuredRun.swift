import Foundation
import Glibc

/// How a run of the tool ended, and the most memory that it had.
struct MeasuredRun {
  /// The exit status, or the number of the signal that ended it below zero.
  let status: Int32
  let output: String
  let megabytes: Int

  /// Runs the built tool in a folder; the wait takes a thread that no other test needs.
  static func of(_ arguments: [String], in folder: URL) async throws -> MeasuredRun {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try MeasuredRun(arguments, in: folder) })
      }
    }
  }

  private init(_ arguments: [String], in folder: URL) throws {
    let log = folder.appending(path: "measured.log")
    let process = try Self.start([builtTool().path] + arguments, in: folder.path, log: log.path)
    var state: Int32 = 0
    var usage = rusage()
    while wait4(process, &state, 0, &usage) < 0, errno == EINTR {}
    status = state & 0x7F == 0 ? (state >> 8) & 0xFF : -(state & 0x7F)
    megabytes = usage.ru_maxrss / 1024
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }

  private static func start(_ command: [String], in folder: String, log: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let shell = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder] + command
    var arguments = shell.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, shell[0], &actions, nil, &arguments, environ)
    guard result == 0 else { throw UnexpectedEnd(reason: "posix_spawn gave \(result)") }
    return process
  }
}
