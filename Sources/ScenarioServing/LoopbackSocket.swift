import Glibc

/// Sockets that listen on 127.0.0.1.
///
/// Programs that this one starts, such as a browser, don't inherit them: they would keep the port.
enum LoopbackSocket {
  /// Makes a socket that is bound to a port, or to any free one for 0.
  ///
  /// - Returns: The file descriptor.
  static func make(port: Int) throws(ServerFault) -> CInt {
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { throw ServerFault(port: port, errno) }
    var yes: CInt = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
    guard bind(descriptor, port) else {
      let reason = errno
      close(descriptor)
      throw ServerFault(port: port, reason)
    }
    return descriptor
  }

  private static func bind(_ descriptor: CInt, _ port: Int) -> Bool {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    place.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
      }
    }
  }
}
