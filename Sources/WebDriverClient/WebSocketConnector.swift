import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Opens a WebSocket connection that delivers messages to an inbox.
struct WebSocketConnector {
  /// A limit that no browser's answer reaches; a page's screenshot takes a few megabytes.
  private static let greatestSize = 1 << 28

  private let address: WebAddress
  private let inbox: Inbox

  init(_ address: WebAddress, inbox: Inbox) {
    self.address = address
    self.inbox = inbox
  }

  /// Connects, and returns the channel that sends written data as messages.
  func connect(_ patience: Patience) throws(DriverFault) -> any Channel {
    let reply = Reply<any Channel>()
    let upgrade = upgrade(reply)
    let opener = UpgradeRequest(address: address, reply: reply)
    let connection = ClientBootstrap(group: EventLoops.shared)
      .channelOption(.socketOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let configuration: NIOHTTPClientUpgradeSendableConfiguration = (
            upgraders: [upgrade],
            completionHandler: { context in
              context.pipeline.syncOperations.removeHandler(opener, promise: nil)
            }
          )
          try channel.pipeline.syncOperations.addHTTPClientHandlers(
            withClientUpgrade: configuration
          )
          try channel.pipeline.syncOperations.addHandler(opener)
        }
      }
      .connect(host: address.hostToConnect, port: address.port)
    return try connection.wait(for: reply, patience)
  }

  private func upgrade(_ reply: Reply<any Channel>) -> NIOWebSocketClientUpgrader {
    let inbox = inbox
    return NIOWebSocketClientUpgrader(maxFrameSize: Self.greatestSize) { channel, _ in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandlers([
          NIOWebSocketFrameAggregator(
            minNonFinalFragmentSize: 0,
            maxAccumulatedFrameCount: .max,
            maxAccumulatedFrameSize: Self.greatestSize
          ),
          MessageHandler(inbox: inbox),
        ])
        reply.fulfil(with: .success(channel))
      }
    }
  }
}

/// Requests the upgrade as soon as the connection is open.
private final class UpgradeRequest: ChannelInboundHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundOut = HTTPClientRequestPart

  private let address: WebAddress
  private let reply: Reply<any Channel>

  init(address: WebAddress, reply: Reply<any Channel>) {
    self.address = address
    self.reply = reply
  }

  func channelActive(context: ChannelHandlerContext) {
    let headers: HTTPHeaders = ["host": "\(address.host):\(address.port)", "content-length": "0"]
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: address.path, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) {
      reply.fulfil(with: .failure(.malformed("\(head.status.code) \(head.status.reasonPhrase)")))
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    reply.fulfil(with: .failure(.closed))
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    reply.fulfil(with: .failure(.malformed("\(error)")))
    context.close(promise: nil)
  }
}

/// Encodes messages as frames, and decodes complete frames.
private final class MessageHandler: ChannelDuplexHandler, Sendable {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = WebSocketFrame

  private let inbox: Inbox

  init(inbox: Inbox) { self.inbox = inbox }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text, .binary: inbox.receive(Array(frame.unmaskedData.readableBytesView))
    case .ping: send(.pong, frame.unmaskedData, context, promise: nil)
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    send(.text, unwrapOutboundIn(data), context, promise: promise)
  }

  private func send(
    _ opcode: WebSocketOpcode,
    _ data: ByteBuffer,
    _ context: ChannelHandlerContext,
    promise: EventLoopPromise<Void>?
  ) {
    let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: .random(), data: data)
    context.writeAndFlush(wrapOutboundOut(frame), promise: promise)
  }

  func channelInactive(context: ChannelHandlerContext) {
    inbox.noteEnd()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
