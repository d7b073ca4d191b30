import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP server for a page on the same machine.
///
/// It is bound to 127.0.0.1 alone, and there is no way to bind it to another address. From another
/// machine `ssh -L` leads to it.
///
///     let server = try LoopbackServer(port: 0, token: token, files: files) { request in
///       .json(["path": .text(request.path)])
///     }
///     server.address          // http://127.0.0.1:40123/
package final class LoopbackServer: Sendable {
  /// Answers a request whose path begins with `/api/`.
  ///
  /// Several requests can be under way; the task is canceled if the visitor has left.
  package typealias Responder = @Sendable (ServedRequest) async -> ServedAnswer

  package let port: Int
  private let group: MultiThreadedEventLoopGroup

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - token: The secret that every request needs whose path begins with `/api/`.
  ///   - files: The files that everyone can have, by their exact paths.
  ///   - limits: How much a visitor may ask.
  ///   - respond: Answers the other requests.
  /// - Throws: Why the port can't be had.
  package init(
    port: Int,
    token: AccessToken,
    files: [PageFile],
    limits: ServerLimits = ServerLimits(),
    answering respond: @escaping Responder
  ) throws(ServerFault) {
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let connections = ConnectionCount()
    let bootstrap = ServerBootstrap(group: group)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let gate = RequestGate(
            port: channel.localAddress?.port ?? 0,
            token: token,
            files: files,
            limits: limits
          )
          try channel.pipeline.syncOperations.addExchange(
            FrontDesk(gate, limits, connections, respond)
          )
        }
      }
    do {
      let listener = try LoopbackSocket.make(port: port)
      let channel = try bootstrap.withBoundSocket(listener).wait()
      self.port = channel.localAddress?.port ?? port
    } catch {
      group.shutdownGracefully { _ in }
      throw error as? ServerFault ?? ServerFault(port: port, reason: "\(error)")
    }
  }

  /// The address of the first page.
  package var address: String { "http://127.0.0.1:\(port)/" }
}

/// The reason why a server can't listen.
package struct ServerFault: Error {
  /// The reason in words: `port 80 can't be used: Permission denied`.
  package let text: String

  init(port: Int, reason: String) { text = "port \(port) can't be used: \(reason)" }

  /// The fault for an error number of the system.
  init(port: Int, _ number: CInt) {
    self.init(port: port, reason: String(cString: strerror(number)))
  }
}

/// The number of connections that are open.
final class ConnectionCount: Sendable {
  private let count = Mutex(0)

  /// Adds to the number, and returns the sum.
  func add(_ change: Int) -> Int {
    count.withLock { count in
      count += change
      return count
    }
  }
}

extension ChannelPipeline.SynchronousOperations {
  fileprivate func addExchange(_ desk: FrontDesk) throws {
    let arrival = Arrival()
    try addHandlers(
      HeadLimit(arrival, desk.limits),
      HTTPResponseEncoder(),
      ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes)),
      ExchangeHandler(desk, arrival)
    )
  }
}
