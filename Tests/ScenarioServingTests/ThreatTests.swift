import Glibc
import ScenarioServing
import ScenarioTestSupport
import Testing

/// Each threat to the server that is known, over a real socket.
struct ThreatTests {
  // MARK: - Other machines

  @Test func `only this machine's own address is bound`() async throws {
    let server = try TestServer()
    #expect(Visitor(port: server.port, address: [127, 0, 0, 2]) == nil)
    for address in otherAddresses() {
      #expect(Visitor(port: server.port, address: address) == nil)
    }
  }

  /// The addresses of this machine that other machines know.
  private func otherAddresses() -> [[UInt8]] {
    var list: UnsafeMutablePointer<ifaddrs>?
    getifaddrs(&list)
    defer { freeifaddrs(list) }
    return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { entry in
      guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == AF_INET else {
        return nil
      }
      let bits = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        $0.pointee.sin_addr.s_addr
      }
      let parts = (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
      return parts[0] == 127 ? nil : parts
    }
  }

  // MARK: - Names that lead to this machine

  @Test(arguments: [
    "127.0.0.1:PORT.evil", "evil.test:PORT", "127.0.0.1", "localhost", "LOCALHOST:PORT",
    "127.0.0.1:PORT ", "127.0.0.1:1", "[::1]:PORT", "",
  ])
  func `another host is refused`(host: String) async throws {
    let server = try TestServer()
    let name = host.replacing("PORT", with: "\(server.port)")
    #expect(try await server.answer(to: ["GET / HTTP/1.1", "Host: \(name)"]).status == 421)
  }

  @Test func `a missing host and a second one are refused`() async throws {
    let server = try TestServer()
    #expect(try await server.answer(to: ["GET / HTTP/1.1"]).status == 421)
    #expect(try await server.answer(to: ["GET / HTTP/1.0"]).status == 421)
    let hosts = ["Host: \(server.host)", "Host: \(server.host)"]
    #expect(try await server.answer(to: ["GET / HTTP/1.1"] + hosts).status == 421)
    let answer = try await server.answer(to: ["GET / HTTP/1.1", "Host: localhost:\(server.port)"])
    #expect(answer.status == 200)
  }

  // MARK: - Pages of other sites

  @Test(arguments: [
    "Origin: http://evil.test", "Origin: null", "Origin: http://127.0.0.1:1",
    "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
  ])
  func `pages of other sites are refused`(header: String) async throws {
    let server = try TestServer()
    #expect(try await server.call("GET /api/view", [header]).status == 403)
    #expect(try await server.call("GET /studio.js", [header]).status == 403)
  }

  @Test func `the page itself has access`() async throws {
    let server = try TestServer()
    let headers = ["Origin: http://\(server.host)", "Sec-Fetch-Site: same-origin"]
    #expect(try await server.call("GET /api/view", headers).status == 200)
    #expect(try await server.call("GET /api/view", ["Sec-Fetch-Site: none"]).status == 200)
  }

  @Test func `a link of another site may open a page, but nothing else`() async throws {
    let server = try TestServer()
    let link = [
      "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document",
    ]
    #expect(try await server.call("GET /", link).status == 200)
    #expect(try await server.call("GET /studio.js", link).status == 403)
    #expect(try await server.call("GET /api/view", link).status == 403)
    #expect(
      try await server.call("GET /", link.dropLast() + ["Sec-Fetch-Dest: iframe"]).status == 403
    )
  }

  @Test func `a preflight is refused, and no answer lets other sites read it`() async throws {
    let server = try TestServer()
    let preflight = try await server.answer(to: [
      "OPTIONS /api/act HTTP/1.1", "Host: \(server.host)", "Origin: http://\(server.host)",
      "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: authorization",
    ])
    #expect(preflight.status == 401)
    for answer in [
      preflight, try await server.call("GET /api/view"), try await server.call("OPTIONS /api/act"),
    ] {
      #expect(!answer.headers.contains { $0.lowercased().hasPrefix("access-control") })
    }
  }

  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
  func `bodies that a form can send are refused`(type: String) async throws {
    let server = try TestServer()
    #expect(
      try await server.call("POST /api/act", ["Content-Type: \(type)"], body: "{}").status == 415
    )
    #expect(try await server.call("POST /api/act", body: "{}").status == 415)
    let twice = ["Content-Type: application/json", "Content-Type: \(type)"]
    #expect(try await server.call("POST /api/act", twice, body: "{}").status == 415)
  }

  // MARK: - Other users of the machine

  @Test(arguments: [
    "", "Authorization: Bearer", "Authorization: Bearer TOKEN0", "Authorization: Basic TOKEN",
    "Authorization: Bearer aOKEN", "Cookie: token=TOKEN",
  ])
  func `a call without the token is refused`(header: String) async throws {
    let server = try TestServer()
    let line = header.replacing("TOKEN", with: TestServer.token.text)
      .replacing("aOKEN", with: "a" + TestServer.token.text.dropFirst())
    let lines = ["GET /api/view HTTP/1.1", "Host: \(server.host)"]
    let answer = try await server.answer(to: lines + (line.isEmpty ? [] : [line]))
    #expect(answer.status == 401)
    #expect(answer.body == "the token is missing or wrong\n")
  }

  @Test func `a second token and one in the address are refused`() async throws {
    let server = try TestServer()
    let second = "Authorization: Bearer \(TestServer.token.text)"
    #expect(try await server.call("GET /api/view", [second]).status == 401)
    let line = "GET /api/view?token=\(TestServer.token.text) HTTP/1.1"
    #expect(try await server.answer(to: [line, "Host: \(server.host)"]).status == 401)
  }

  @Test func `a token has 128 random bits`() {
    var generator = SystemRandomNumberGenerator()
    let tokens = (0..<100).map { _ in AccessToken(using: &generator).text }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: #/[A-Za-z0-9_-]{22}/#) != nil })
  }

  // MARK: - Frames and injected text

  @Test(arguments: ["GET /", "GET /api/view", "GET /nothing", "POST /"])
  func `every answer has the headers that protect a page`(line: String) async throws {
    let answer = try await TestServer().call(line)
    #expect(
      answer.headers.suffix(8) == [
        "connection: close", "cache-control: no-store",
        "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; "
          + "img-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; "
          + "form-action 'none'",
        "cross-origin-opener-policy: same-origin", "cross-origin-resource-policy: same-origin",
        "referrer-policy: no-referrer", "x-content-type-options: nosniff", "x-frame-options: DENY",
      ]
    )
  }

  // MARK: - Too much

  @Test func `a head of 8 KiB is read, and one byte more is refused`() async throws {
    let server = try TestServer()
    let start = "GET / HTTP/1.1\r\nHost: \(server.host)\r\nX: "
    let rest = 8 << 10 - start.utf8.count - 4
    for (extra, status) in [(0, 200), (1, 431)] {
      let visitor = try #require(Visitor(port: server.port))
      visitor.send(start + String(repeating: "x", count: rest + extra) + "\r\n\r\n")
      #expect(await Answer(visitor.readAll()).status == status)
    }
  }

  @Test func `a body of 64 KiB is read, and one byte more is refused`() async throws {
    let server = try TestServer()
    let text = String(repeating: "x", count: 64 << 10 - 2)
    let json = ["Content-Type: application/json"]
    #expect(try await server.call("POST /api/act", json, body: "\"\(text)\"").status == 200)
    #expect(try await server.call("POST /api/act", json, body: "\"\(text)x\"").status == 413)
    let much = json + ["Content-Length: 99999999999999999999"]
    #expect([400, 411].contains(try await server.call("POST /api/act", much).status))
  }

  @Test func `chunks and two lengths are refused`() async throws {
    let server = try TestServer()
    let json = "Content-Type: application/json"
    let chunked = [json, "Transfer-Encoding: chunked"]
    #expect(try await server.call("POST /api/act", chunked).status == 411)
    let both = [json, "Content-Length: 2", "Content-Length: 3"]
    #expect([400, 411].contains(try await server.call("POST /api/act", both).status))
    #expect(
      [400, 411].contains(
        try await server.call("POST /api/act", [json, "Content-Length: -1"]).status
      )
    )
  }

  @Test func `one connection more than the limit is refused`() async throws {
    let limits = ServerLimits.patient
    let server = try TestServer(limits: limits)
    let visitors = try (0..<limits.connections).map { _ in
      try #require(Visitor(port: server.port))
    }
    // They are counted once the server has answered one that it refuses.
    var status = 200
    while status != 503 { status = try await server.call("GET /").status }
    #expect(status == 503)
    for visitor in visitors { visitor.leave() }
    while status != 200 { status = try await server.call("GET /").status }
  }

  @Test func `a page can be loaded by a browser that closes its connections late`() async throws {
    let server = try TestServer()
    let visitors = try PageFile.recording.map { file in
      let visitor = try #require(Visitor(port: server.port))
      visitor.send("GET \(file.path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      return visitor
    }
    for visitor in visitors { #expect(await Answer(visitor.readAll()).status != 503) }
  }

  @Test func `a head that takes too long is refused`() async throws {
    var limits = ServerLimits()
    limits.arrival = .milliseconds(30)
    let server = try TestServer(limits: limits)
    let visitor = try #require(Visitor(port: server.port))
    visitor.send("GET / HTTP/1.1\r\nHost:")
    #expect(await Answer(visitor.readAll()).status == 408)
    #expect(
      try await server.call(
        "POST /api/act",
        ["Content-Type: application/json", "Content-Length: 9"]
      )
      .status == 408
    )
  }

  @Test(arguments: [
    "/..", "/../etc/passwd", "/studio.js/", "/studio.css", "//", "/./", "/%2e%2e/", "/studio%2ejs",
    "http://evil.test/", "*", "/api", "/apiview",
  ])
  func `there are only the files that are listed`(path: String) async throws {
    #expect([400, 404].contains(try await TestServer().call("GET \(path)").status))
  }

  @Test(arguments: ["PUT", "DELETE", "HEAD", "TRACE", "CONNECT", "POST"])
  func `files are only for reading`(method: String) async throws {
    #expect([400, 404, 405].contains(try await TestServer().call("\(method) /").status))
  }

  @Test(arguments: ["nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n"])
  func `what is no request is refused`(text: String) async throws {
    let server = try TestServer()
    let visitor = try #require(Visitor(port: server.port))
    visitor.send(text)
    #expect([400, 421].contains(await Answer(visitor.readAll()).status))
    #expect(try await server.call("GET /").status == 200)
  }

  @Test func `a second request on a connection is not answered`() async throws {
    let server = try TestServer()
    let request = "GET /studio.js HTTP/1.1\r\nHost: \(server.host)\r\n\r\n"
    let visitor = try #require(Visitor(port: server.port))
    visitor.send(request + request)
    #expect(await Answer(visitor.readAll()).body == "\"use\"")
  }
}
