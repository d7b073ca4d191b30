import ProtocolValues
import ScenarioServing

/// The lines of a request's head to a decision: whatever the head says, nobody gets in without the
/// secret and the right host.
enum Requests {
  private static let port = 40_123
  private static let token: AccessToken = {
    var bits = FixedBits()
    return AccessToken(using: &bits)
  }()

  private static let gate = RequestGate(
    port: port,
    token: token,
    files: [PageFile("/", []), PageFile("/studio.js", [])],
    limits: ServerLimits()
  )

  static func check(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let words = (lines.first ?? "").split(separator: " ").map(String.init)
    let head = RequestHead(
      method: words.first ?? "",
      target: words.dropFirst().first ?? "",
      headers: lines.dropFirst().map(header)
    )
    check(gate.decide(about: head), head)
    if let value = ProtocolValue(json: bytes) {
      promise("JSON is read as it is written", ProtocolValue(json: value.json) != nil)
    }
  }

  private static func header(_ line: String) -> RequestHead.Header {
    let name = line.prefix { $0 != ":" }
    return RequestHead.Header(
      String(name),
      String(line.dropFirst(name.count + 1).drop(while: \.isWhitespace))
    )
  }

  private static func check(_ decision: RequestGate.Decision, _ head: RequestHead) {
    switch decision {
    case .refused: return
    case .file: promise("files are read", head.method == "GET")
    case .call(_, let length):
      promise("bodies are limited", (0...ServerLimits().body).contains(length))
      promise("calls have the secret", has(head, "authorization", "Bearer \(token.text)"))
    }
    let isLocal = has(head, "host", "127.0.0.1:\(port)") || has(head, "host", "localhost:\(port)")
    promise("the host is this server", isLocal)
  }

  private static func has(_ head: RequestHead, _ name: String, _ value: String) -> Bool {
    head.headers.filter { $0.name.lowercased() == name }.map(\.value) == [value]
  }
}

/// Bits that are the same each time, so that a file finds the same again.
private struct FixedBits: RandomNumberGenerator {
  func next() -> UInt64 { 0x0123_4567_89AB_CDEF }
}
