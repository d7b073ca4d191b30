package import ProtocolValues

/// The server's answer to a request.
package struct ServedAnswer: Hashable, Sendable {
  /// The HTTP status, such as 200.
  package let status: Int
  package let contentType: String
  package let body: [UInt8]

  package static func json(_ value: ProtocolValue, status: Int = 200) -> ServedAnswer {
    ServedAnswer(status: status, contentType: "application/json; charset=utf-8", body: value.json)
  }

  /// An answer that says in plain words why a request is refused.
  package static func refusal(_ status: Int, _ reason: String) -> ServedAnswer {
    let body = Array("\(reason)\n".utf8)
    return ServedAnswer(status: status, contentType: "text/plain; charset=utf-8", body: body)
  }
}
