import Foundation
import ProtocolValues
import ScenarioTestSupport
import Subprocess
import Testing

/// A running command that serves a page, and a program that asks it for things over a socket.
///
/// `Process` of Foundation is no way to start it: it can't cope with more than 1,024 open files, which
/// all tests together have.
struct PageVisit {
  private let token: String
  private let port: Int

  /// The page's address, with the secret.
  let address: String

  /// The folder in which the tool runs.
  let folder: URL

  private init(announcedIn text: String, _ folder: URL) throws {
    let match = try #require(text.firstMatch(of: ##/http://127\.0\.0\.1:(\d+)/#(\S+)/##), "\(text)")
    address = String(match.output.0)
    port = Int(match.output.1) ?? 0
    token = String(match.output.2)
    self.folder = folder
  }

  /// Starts a tool in a folder, does something with it when it has said its address, and ends it with
  /// Ctrl-C.
  ///
  /// - Returns: The tool's status as shells give it, and what it has printed but for its address.
  static func visit(
    _ arguments: [String],
    in folder: URL,
    tool name: String = "rehearse",
    _ body: (PageVisit) async throws -> Void
  ) async throws -> Outcome {
    let tool = try builtTool().deletingLastPathComponent().appending(path: name)
    let isRecorder = arguments[0] == "record"
    let result = try await run(
      .name("sh"),
      arguments: Arguments(["-c", #"cd "$0" && exec "$@""#, folder.path, tool.path] + arguments),
      environment: .inherit.updating(["SWIFT_BACKTRACE": nil]),
      input: .none,
      output: .sequence,
      error: .sequence
    ) { execution in
      var (output, errors) = (
        Transcript(execution.standardOutput), Transcript(execution.standardError)
      )
      let problem: (any Error)?
      do {
        let announcement = try await isRecorder ? errors.takeAddress() : output.takeAddress()
        try await body(try PageVisit(announcedIn: announcement, folder))
        problem = nil
      } catch {
        problem = error
      }
      try? execution.send(signal: .interrupt)
      let texts = (try await output.readAll(), try await errors.readAll())
      if let problem { throw problem }
      return texts
    }
    let status =
      switch result.terminationStatus {
      case .exited(let status): status
      case .signaled(let signal): 128 + signal
      }
    return Outcome(status: status, output: result.closureResult.0, errors: result.closureResult.1)
  }

  /// Another page of the same tool, which is served at an address with a secret of its own.
  func page(at address: String) throws -> PageVisit { try PageVisit(announcedIn: address, folder) }

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
}

/// What a process prints, read as it comes.
private struct Transcript {
  private var parts: SubprocessOutputSequence.Iterator
  private var bytes: [UInt8] = []

  init(_ sequence: SubprocessOutputSequence) { parts = sequence.makeAsyncIterator() }

  /// Takes all up to the end of the line with the page's address.
  mutating func takeAddress() async throws -> String {
    while true {
      if let line = bytes.firstRange(of: Array("ends\n".utf8)) {
        defer { bytes.removeSubrange(..<line.upperBound) }
        return String(decoding: bytes[..<line.upperBound], as: UTF8.self)
      }
      guard try await readPart() else { return String(decoding: bytes, as: UTF8.self) }
    }
  }

  /// Reads all that comes up to the end.
  mutating func readAll() async throws -> String {
    while try await readPart() {}
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readPart() async throws -> Bool {
    guard let part = try await parts.next() else { return false }
    part.withUnsafeBytes { bytes += $0 }
    return true
  }
}
