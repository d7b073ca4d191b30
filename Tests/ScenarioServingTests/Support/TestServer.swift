import ProtocolValues
import ScenarioServing
import ScenarioTestSupport
import Testing

/// A server with one page, one script, and a program that says what it was asked.
struct TestServer {
  static let token: AccessToken = {
    var bits = FixedBits()
    return AccessToken(using: &bits)
  }()

  let server: LoopbackServer

  init(
    limits: ServerLimits = .patient,
    answering respond: @escaping LoopbackServer.Responder = { request in
      let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      let parts = [request.method, request.path] + query
      return .json([
        "asked": .list(parts.map { .text($0) }), "body": request.json ?? .null,
      ])
    }
  ) throws {
    server = try LoopbackServer(
      port: 0,
      token: Self.token,
      files: [
        PageFile("/", Array("<!doctype html>".utf8)), PageFile("/studio.js", Array("\"use\"".utf8)),
      ],
      limits: limits,
      answering: respond
    )
  }

  var port: Int { server.port }

  var host: String { "127.0.0.1:\(port)" }

  /// Sends the lines of a request, and returns the answer.
  func answer(to lines: [String], body: String = "") async throws -> Answer {
    let visitor = try #require(Visitor(port: port))
    visitor.send((lines + ["", body]).joined(separator: "\r\n"))
    return await Answer(visitor.readAll())
  }

  /// A request with the right host and token, and more headers.
  func call(_ line: String, _ headers: [String] = [], body: String = "") async throws -> Answer {
    try await answer(
      to: [
        "\(line) HTTP/1.1", "Host: \(host)", "Authorization: Bearer \(Self.token.text)",
      ] + headers + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]),
      body: body
    )
  }
}

extension ServerLimits {
  /// The usual limits, but a request may arrive as slowly as in a system that is busy with other tests.
  static let patient: ServerLimits = {
    var limits = ServerLimits()
    limits.arrival = .seconds(600)
    return limits
  }()
}

/// What a server has sent.
struct Answer {
  let status: Int
  let headers: [String]
  let body: String

  init(_ text: String) {
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    status = lines.first.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
    headers = lines.dropFirst().prefix { !$0.isEmpty }.map(String.init)
    body = lines.dropFirst(headers.count + 2).joined(separator: "\r\n")
  }
}

/// Bits that are the same each time.
private struct FixedBits: RandomNumberGenerator {
  func next() -> UInt64 { 0x0123_4567_89AB_CDEF }
}
