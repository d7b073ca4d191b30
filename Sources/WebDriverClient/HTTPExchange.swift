import NIOCore
import NIOHTTP1
import NIOPosix

package struct HTTPResponse: Sendable {
  package let status: Int
  package let body: [UInt8]
}

/// One request over its own connection.
///
/// Drivers receive too few requests to reuse connections.
package struct HTTPExchange: Sendable {
  package let method: String
  package let address: WebAddress
  package let body: [UInt8]?

  package init(_ method: String, _ address: WebAddress, body: [UInt8]? = nil) {
    self.method = method
    self.address = address
    self.body = body
  }

  /// Sends the request and waits for the whole response.
  package func response(_ patience: Patience) throws(DriverFault) -> HTTPResponse {
    let reply = Reply<HTTPResponse>()
    let handler = HTTPResponseHandler(head: head, body: body, reply: reply)
    let connection = ClientBootstrap(group: EventLoops.shared)
      .channelOption(.socketOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .connect(host: address.hostToConnect, port: address.port)
    return try connection.wait(for: reply, patience)
  }

  private var head: HTTPRequestHead {
    var headers: HTTPHeaders = ["host": "\(address.host):\(address.port)", "connection": "close"]
    if let body {
      headers.add(name: "content-type", value: "application/json; charset=utf-8")
      headers.add(name: "content-length", value: "\(body.count)")
    }
    return HTTPRequestHead(
      version: .http1_1,
      method: HTTPMethod(rawValue: method),
      uri: address.path,
      headers: headers
    )
  }
}

/// The threads that serve connections.
///
/// One is enough, because it only passes bytes on.
enum EventLoops {
  static let shared = MultiThreadedEventLoopGroup(numberOfThreads: 1)
}

extension EventLoopFuture where Value == any Channel {
  /// Waits for what comes over a connection, which is closed if nobody waits for that any longer.
  func wait<Answer>(
    for reply: Reply<Answer>,
    _ patience: Patience
  ) throws(DriverFault) -> Answer {
    whenFailure { reply.fulfil(with: .failure(.unreachable(connecting: $0))) }
    do throws(DriverFault) {
      return try reply.wait(patience)
    } catch {
      whenSuccess { $0.close(promise: nil) }
      throw error
    }
  }
}

extension DriverFault {
  /// The reason why a connection failed.
  fileprivate static func unreachable(connecting error: any Error) -> DriverFault {
    let reasons = (error as? NIOConnectionError)?.connectionErrors.map { $0.error } ?? [error]
    let isRefused = reasons.contains { ($0 as? IOError)?.errnoCode == ECONNREFUSED }
    return .unreachable(isRefused ? "connection refused" : "the host can't be reached")
  }
}

/// Sends a request as soon as there is a connection, and gathers the response.
private final class HTTPResponseHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundOut = HTTPClientRequestPart

  /// A limit that no driver reaches; a page's screenshot takes a few megabytes.
  private static let greatestSize = 1 << 28

  private let head: HTTPRequestHead
  private let body: [UInt8]?
  private let reply: Reply<HTTPResponse>
  private let gathered = GatheredResponse()

  init(head: HTTPRequestHead, body: [UInt8]?, reply: Reply<HTTPResponse>) {
    self.head = head
    self.body = body
    self.reply = reply
  }

  func channelActive(context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if let body {
      let buffer = context.channel.allocator.buffer(bytes: body)
      context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): gathered.begin(Int(head.status.code))
    case .body(let buffer):
      if !gathered.append(Array(buffer.readableBytesView), limit: Self.greatestSize) {
        fail(context, .malformed("more than \(Self.greatestSize) bytes"))
      }
    case .end:
      reply.fulfil(with: .success(gathered.response))
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) { reply.fulfil(with: .failure(.closed)) }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(context, .malformed("\(error)"))
  }

  private func fail(_ context: ChannelHandlerContext, _ fault: DriverFault) {
    reply.fulfil(with: .failure(fault))
    context.close(promise: nil)
  }
}
