import Foundation

/// A visitor of a server who sends any bytes at all.
package struct Visitor: Sendable {
  private let descriptor: Int32

  /// Connects to a port of this machine; nil if nobody listens there.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - address: The address in its four parts.
  package init?(port: Int, address: [UInt8] = [127, 0, 0, 1]) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = address.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      return nil
    }
    // Answers come from the threads of tasks, which other tests may keep busy for a minute.
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Reads until the server ends the connection, and leaves.
  ///
  /// It waits on a thread of its own, because those of tasks are few, and the server needs them.
  package func readAll() async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: waitForAll()) }
    }
  }

  private func waitForAll() -> String {
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &part, part.count, 0)
      if count <= 0 { break }
      text += part[..<count]
    }
    leave()
    return String(decoding: text, as: UTF8.self)
  }

  package func leave() { close(descriptor) }
}
