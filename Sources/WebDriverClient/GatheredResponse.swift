import Synchronization

/// The parts of a response that have arrived.
final class GatheredResponse: Sendable {
  private let parts = Mutex((status: 0, body: [UInt8]()))

  func begin(_ status: Int) { parts.withLock { $0.status = status } }

  /// Adds a part of the body; false if the body gets too long.
  func append(_ bytes: [UInt8], limit: Int) -> Bool {
    parts.withLock { parts in
      parts.body += bytes
      return parts.body.count <= limit
    }
  }

  var response: HTTPResponse {
    parts.withLock { HTTPResponse(status: $0.status, body: $0.body) }
  }
}
