import NIOCore
import NIOHTTP1

/// Answers one request, and closes its connection.
///
/// A new connection costs a tenth of a millisecond here, and one request each leaves nothing to mix up.
final class ExchangeHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// How far the exchange is.
  private enum State {
    case arriving
    case receiving(ServedRequest)
    case answering
  }

  private let desk: FrontDesk
  private let arrival: Arrival
  private var state = State.arriving
  private var call: Task<Void, Never>?
  private var deadline: Scheduled<Void>?

  init(_ desk: FrontDesk, _ arrival: Arrival) {
    self.desk = desk
    self.arrival = arrival
  }

  func channelActive(context: ChannelHandlerContext) {
    guard desk.admits() else { return answer(.refusal(503, "too many connections"), context) }
    deadline = context.eventLoop.assumeIsolated().scheduleTask(
      in: TimeAmount(desk.limits.arrival)
    ) { [self] in
      answer(.refusal(408, "the request took too long"), context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    desk.leave()
    deadline?.cancel()
    call?.cancel()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (unwrapInboundIn(data), state) {
    case (.head(let head), .arriving):
      arrival.hasHead = true
      act(on: desk.gate.decide(about: RequestHead(head)), context)
    case (.body(let buffer), .receiving(var request)):
      request.body += buffer.readableBytesView
      state = .receiving(request)
    case (.end, .receiving(let request)): begin(request, context)
    case (.head, _), (.body, _), (.end, _): break
    }
  }

  private func act(on decision: RequestGate.Decision, _ context: ChannelHandlerContext) {
    switch decision {
    case .file(let file):
      answer(ServedAnswer(status: 200, contentType: file.contentType, body: file.bytes), context)
    case .refused(let refusal): answer(refusal, context)
    case .call(let request, _): state = .receiving(request)
    }
  }

  /// Has the program answer; it may take its time.
  private func begin(_ request: ServedRequest, _ context: ChannelHandlerContext) {
    state = .answering
    deadline?.cancel()
    let (channel, desk) = (context.channel, desk)
    call = Task {
      let answer = await desk.respond(request)
      guard !Task.isCancelled else { return }
      channel.send(answer, lingering: desk.limits.farewell)
    }
  }

  private func answer(_ answer: ServedAnswer, _ context: ChannelHandlerContext) {
    guard !isAnswering else { return }
    state = .answering
    deadline?.cancel()
    context.channel.send(answer, lingering: desk.limits.farewell)
  }

  private var isAnswering: Bool {
    switch state {
    case .answering: true
    case .arriving, .receiving: false
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ArrivalProblem else { return context.fireUserInboundEventTriggered(event) }
    answer(.refusal(431, "the head is longer than \(desk.limits.head) bytes"), context)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError else { return context.close(promise: nil) }
    answer(.refusal(400, "this is not a request"), context)
  }
}

/// What all connections share.
final class FrontDesk: Sendable {
  let gate: RequestGate
  let limits: ServerLimits
  let respond: LoopbackServer.Responder
  private let connections: ConnectionCount

  init(
    _ gate: RequestGate,
    _ limits: ServerLimits,
    _ connections: ConnectionCount,
    _ respond: @escaping LoopbackServer.Responder
  ) {
    self.gate = gate
    self.limits = limits
    self.connections = connections
    self.respond = respond
  }

  /// Counts a connection in, and returns whether there is room for it.
  func admits() -> Bool { connections.add(1) <= limits.connections }

  func leave() { _ = connections.add(-1) }
}

extension RequestHead {
  fileprivate init(_ head: HTTPRequestHead) {
    self.init(
      method: head.method.rawValue,
      target: head.uri,
      headers: head.headers.map { Header($0.name, $0.value) }
    )
  }
}

extension TimeAmount {
  fileprivate init(_ duration: Duration) {
    let parts = duration.components
    self = .nanoseconds(parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000)
  }
}

extension Channel {
  /// Sends an answer and ends the connection.
  ///
  /// A visitor that still sends would lose the answer if the connection were cut at once.
  fileprivate func send(_ answer: ServedAnswer, lingering farewell: Duration) {
    let head = HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: answer.status),
      headers: HTTPHeaders(AnswerHeaders.all(for: answer))
    )
    write(HTTPServerResponsePart.head(head), promise: nil)
    let body = IOData.byteBuffer(allocator.buffer(bytes: answer.body))
    write(HTTPServerResponsePart.body(body), promise: nil)
    writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in
      self.close(mode: .output, promise: nil)
      self.eventLoop.scheduleTask(in: TimeAmount(farewell)) { self.close(promise: nil) }
    }
  }
}
