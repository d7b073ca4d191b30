import ProtocolValues
import ScenarioServing
import ScenarioTestSupport
import Testing

/// What a page gets from its server.
struct LoopbackServerTests {
  @Test func `files have their content types`() async throws {
    let server = try TestServer()
    let page = try await server.call("GET /?x=1")
    #expect(page.body == "<!doctype html>")
    #expect(page.headers.contains("content-type: text/html; charset=utf-8"))
    let script = try await server.call("GET /studio.js")
    #expect(script.body == "\"use\"")
    #expect(script.headers.contains("content-type: text/javascript; charset=utf-8"))
  }

  @Test func `a call has its query and its body`() async throws {
    let server = try TestServer()
    let answer = try await server.call(
      "POST /api/act?b=%C3%BC+x&a=1&a=2&c=%+5%-1&%",
      ["Content-Type: application/json; charset=utf-8"],
      body: #"{"revision":1}"#
    )
    #expect(
      answer.body
        == #"{"asked":["POST","/api/act","%=","a=2","b=ü x","c=% 5%-1"],"body":{"revision":1}}"#
    )
  }

  @Test func `a port that is taken is said`() async throws {
    let server = try TestServer()
    let fault = #expect(throws: ServerFault.self) {
      try LoopbackServer(port: server.port, token: TestServer.token, files: []) { _ in
        .refusal(404, "")
      }
    }
    #expect(fault?.text == "port \(server.port) can't be used: Address already in use")
  }

  @Test func `a call that waits is answered by the next change`() async throws {
    let signal = ChangeSignal(revision: 4)
    let server = try TestServer { request in
      let known = request.query["after"].flatMap { Int($0) } ?? 0
      await signal.wait(after: known, atMost: .seconds(1_000))
      return .json(["revision": .number(Double(signal.revision))])
    }
    #expect(try await server.call("GET /api/changes?after=3").body == #"{"revision":4}"#)
    let visitor = try #require(Visitor(port: server.port))
    visitor.send(
      "GET /api/changes?after=4 HTTP/1.1\r\nHost: \(server.host)\r\n"
        + "Authorization: Bearer \(TestServer.token.text)\r\n\r\n"
    )
    signal.change()
    #expect(await Answer(visitor.readAll()).body == #"{"revision":5}"#)
  }

  @Test func `a wait ends when its time is up, or its task`() async {
    let signal = ChangeSignal()
    await signal.wait(after: 0, atMost: .milliseconds(1))
    let task = Task { await signal.wait(after: 0, atMost: .seconds(1_000)) }
    task.cancel()
    await task.value
    #expect(signal.revision == 0)
  }
}
