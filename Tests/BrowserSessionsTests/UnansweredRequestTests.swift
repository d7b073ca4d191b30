import Glibc
import Testing
import WebDriverClient

/// Requests for whose answer nobody waits any longer.
struct UnansweredRequestTests {
  @Test func `the connection of a request that is given up is closed`() throws {
    let server = try #require(SilentServer())
    let address = try #require(WebAddress("http://127.0.0.1:\(server.port)/status"))
    #expect(throws: DriverFault.interrupted) {
      _ = try HTTPExchange("GET", address).response(
        Patience(.seconds(60), isInterrupted: { server.hasConnection })
      )
    }
    #expect(server.seesEnd())
  }
}

/// A server that accepts one connection and never answers.
private struct SilentServer {
  private let descriptor: Int32
  let port: Int

  init?() {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, length) == 0 && listen(socket, 1) == 0
          && getsockname(socket, pointer, &length) == 0
      }
    }
    guard isListening else { return nil }
    port = Int(address.sin_port.bigEndian)
  }

  /// Whether a connection waits to be accepted.
  var hasConnection: Bool { Self.canRead(descriptor, within: 0) }

  /// Whether the other side closes its connection.
  func seesEnd() -> Bool {
    let connection = accept(descriptor, nil, nil)
    defer { close(connection) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while Self.canRead(connection, within: 10_000) {
      if read(connection, &bytes, bytes.count) <= 0 { return true }
    }
    return false
  }

  private static func canRead(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
