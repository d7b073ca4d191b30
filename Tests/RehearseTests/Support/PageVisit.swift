import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// A running command that serves a page, and a program that asks it for things over a socket.
final class PageVisit: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let token: String
  private let port: Int

  /// The page's address, with the secret.
  let address: String

  /// The folder in which the tool runs.
  let folder: URL

  /// Starts a tool with some arguments, and waits for its address.
  init(_ arguments: [String], in folder: URL, tool name: String = "rehearse") throws {
    self.folder = folder
    process.executableURL = try builtTool().deletingLastPathComponent().appending(path: name)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = errors
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }
    try process.run()
    let announcement = arguments[0] == "record" ? errors : output
    var line: [UInt8] = []
    while !line.ends(with: "ends\n"),
      let byte = try announcement.fileHandleForReading.read(upToCount: 1), !byte.isEmpty
    {
      line += byte
    }
    let text = String(decoding: line, as: UTF8.self)
    let match = try #require(text.firstMatch(of: ##/http://127\.0\.0\.1:(\d+)/#(\S+)/##), "\(text)")
    address = String(match.output.0)
    port = Int(match.output.1) ?? 0
    token = String(match.output.2)
  }

  /// Asks for something with GET.
  func get(_ path: String) async throws -> (status: Int, value: ProtocolValue) {
    try await answer("GET", "/api/\(path)", "")
  }

  /// Asks for something with POST and a body, which may be any text.
  func post(_ path: String, _ body: String) async throws -> (status: Int, value: ProtocolValue) {
    try await answer("POST", "/api/\(path)", body)
  }

  private func answer(
    _ method: String,
    _ path: String,
    _ body: String
  ) async throws -> (status: Int, value: ProtocolValue) {
    try #require(await answerIfAny(method, path, body), "\(method) \(path): no answer")
  }

  /// The answer to a request; nil if the tool can't be reached, or ends the connection.
  func answerIfAny(
    _ method: String,
    _ path: String,
    _ body: String = ""
  ) async -> (status: Int, value: ProtocolValue)? {
    guard let answer = await send(method, path, body)?.readAll(),
      let end = answer.firstRange(of: "\r\n\r\n")
    else { return nil }
    let status = answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let text = answer[end.upperBound...]
    return (status, ProtocolValue(json: Array(text.utf8)) ?? .text(String(text)))
  }

  /// Sends a request without waiting for its answer; nil if the tool can't be reached.
  func send(_ method: String, _ path: String, _ body: String = "") -> Visitor? {
    let headers = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Authorization: Bearer \(token)",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
    ]
    let visitor = Visitor(port: port)
    visitor?.send((headers + ["", body]).joined(separator: "\r\n"))
    return visitor
  }

  /// The answers to requests such as `POST act {"gesture":"tap"}`, with a line for each.
  ///
  /// An answer is a status with the reason of a refusal.
  func transcript(of requests: [String]) async throws -> String {
    var lines: [String] = []
    for request in requests {
      let parts = request.split(separator: " ", maxSplits: 2).map(String.init)
      let body = parts.count > 2 ? parts[2] : ""
      let (status, value) = try await answer(parts[0], "/api/\(parts[1])", body)
      let reason = value.text ?? value["failure"].text ?? ""
      let end = reason.isEmpty ? "" : " \(reason.trimmingCharacters(in: .newlines))"
      lines.append("\(request) → \(status)\(end)\n")
    }
    return lines.joined()
  }

  /// Ends the tool with Ctrl-C, and returns its status and what it has printed.
  ///
  /// It waits on a thread of its own, because those of tasks are few, and other tests need them.
  func end() async -> Outcome {
    process.interrupt()
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in continuation.resume(returning: waitForEnd()) }
    }
  }

  private func waitForEnd() -> Outcome {
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: problems, as: UTF8.self)
    )
  }

  /// Starts a tool, does something with it, and ends it.
  static func visit(
    _ arguments: [String],
    in folder: URL,
    tool: String = "rehearse",
    _ body: (PageVisit) async throws -> Void
  ) async throws -> Outcome {
    let visit = try PageVisit(arguments, in: folder, tool: tool)
    do {
      try await body(visit)
    } catch {
      _ = await visit.end()
      throw error
    }
    return await visit.end()
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
