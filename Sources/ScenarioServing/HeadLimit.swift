import NIOCore

/// The progress of a connection's request, used only by the connection's own thread.
final class Arrival {
  /// Whether the request's line and headers are there.
  var hasHead = false
}

/// Says that a request's head is too long.
enum ArrivalProblem: Sendable {
  case longHead
}

/// Counts the bytes that a client sends, before the parser gets them.
final class HeadLimit: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let arrival: Arrival
  private let limits: ServerLimits
  private var count = 0

  init(_ arrival: Arrival, _ limits: ServerLimits) {
    self.arrival = arrival
    self.limits = limits
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = unwrapInboundIn(data)
    if !arrival.hasHead, let start = buffer.readSlice(length: min(room, buffer.readableBytes)) {
      pass(start, context)
    }
    guard buffer.readableBytes > 0 else { return }
    guard arrival.hasHead else {
      return context.fireUserInboundEventTriggered(ArrivalProblem.longHead)
    }
    pass(buffer, context)
    if count > limits.head + limits.body { context.close(promise: nil) }
  }

  private var room: Int { max(0, limits.head - count) }

  private func pass(_ buffer: ByteBuffer, _ context: ChannelHandlerContext) {
    count += buffer.readableBytes
    context.fireChannelRead(wrapInboundOut(buffer))
  }
}
