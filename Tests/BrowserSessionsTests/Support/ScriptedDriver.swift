import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import ProtocolValues
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import Synchronization
import WebDriverClient

@testable import BrowserSessions

/// A driver that does what a test says, in place of a browser: the classic protocol and BiDi on one port.
final class ScriptedDriver: Sendable {
  /// What becomes of a command.
  enum Reaction: Sendable {
    case result(ProtocolValue)
    case error(String, String)

    /// Events first, then a result.
    case events([ProtocolValue], ProtocolValue)
    case eventsAlone([ProtocolValue])

    /// Events first, then an error.
    case eventsThenError([ProtocolValue], String, String)

    /// A result first, then events a moment later.
    case resultThenEvents(ProtocolValue, [ProtocolValue])
    case silence
    case close
  }

  typealias Script = @Sendable (_ method: String, _ parameters: ProtocolValue) -> Reaction?

  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel
  let port: Int

  /// Listens on a port of its own.
  ///
  /// With a refusal no session is made; the script reacts to commands, and gives nil for the
  /// usual reaction.
  init(refusal: String? = nil, _ script: @escaping Script = { _, _ in nil }) throws {
    let shared = SharedPort()
    channel = try ServerBootstrap(group: group)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: 1 << 24,
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { channel, _ in
              channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(BiDiHandler(script: script))
              }
            }
          )
          let classic = ClassicHandler(refusal: refusal, port: shared)
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
              upgraders: [upgrader],
              completionHandler: { $0.pipeline.syncOperations.removeHandler(classic, promise: nil) }
            )
          )
          try channel.pipeline.syncOperations.addHandler(classic)
        }
      }
      .bind(host: "127.0.0.1", port: 0).wait()
    self.port = channel.localAddress?.port ?? 0
    shared.value = self.port
  }

  deinit {
    channel.close(promise: nil)
    group.shutdownGracefully { _ in }
  }

  /// A place whose driver is this one: its program only says on which port it listens.
  func place(
    of app: WebApp = .shop,
    answerTime: Duration = .seconds(600)
  ) throws -> BrowserPlace {
    try BrowserPlace(request(answerTime: answerTime), for: [InstalledApp(app)], in: ".")
  }

  func request(
    answerTime: Duration = .seconds(600),
    loadingTime: Duration = .seconds(600),
    isHeaded: Bool = false,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws -> BrowserRequest {
    let program = FileManager.default.temporaryDirectory.appending(
      path: "scripted-driver-\(UUID().uuidString)-\(port)"
    )
    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "scripted-driver")
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: script)
    var settings = DriverSettings(name: Located("chromium", span: .anywhere))
    settings.command = program.path
    settings.browser = "/bin/sh"
    return BrowserRequest(
      .chromium,
      settings: settings,
      isHeaded: isHeaded,
      answerTime: answerTime,
      loadingTime: loadingTime,
      isInterrupted: isInterrupted
    )
  }
}

/// The port of a server, which its handlers learn once it is bound.
final class SharedPort: Sendable {
  private let port = Mutex(0)

  var value: Int {
    get { port.withLock { $0 } }
    set { port.withLock { $0 = newValue } }
  }
}

extension SourceSpan {
  static let anywhere = SourceFile(path: "rehearse.yaml", text: "x").span(0..<1)
}

extension WebApp {
  static var shop: WebApp {
    WebApp(
      name: Located("shop", span: .anywhere),
      address: Located("http://shop.test/", span: .anywhere)
    )
  }
}

/// Answers requests of the classic protocol.
private final class ClassicHandler: ChannelInboundHandler, RemovableChannelHandler, Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let refusal: String?
  private let port: SharedPort

  init(refusal: String?, port: SharedPort) {
    self.refusal = refusal
    self.port = port
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let session: ProtocolValue = [
      "sessionId": "s",
      "capabilities": [
        "browserName": "scripted", "browserVersion": "1.0",
        "webSocketUrl": .text("ws://127.0.0.1:\(port.value)/session/s"),
      ],
    ]
    let error: ProtocolValue = ["error": "session not created", "message": .text(refusal ?? "")]
    answer(
      ["value": refusal == nil ? session : error],
      refusal == nil ? .ok : .internalServerError,
      context
    )
  }

  private func answer(
    _ value: ProtocolValue,
    _ status: HTTPResponseStatus,
    _ context: ChannelHandlerContext
  ) {
    let body = context.channel.allocator.buffer(bytes: value.json)
    let headers: HTTPHeaders = ["content-length": "\(body.readableBytes)"]
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}

/// Reacts to commands of BiDi as the script says, and to others as a browser with an empty page would.
private final class BiDiHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let script: ScriptedDriver.Script
  private let tabCount = Mutex(0)

  init(script: @escaping ScriptedDriver.Script) {
    self.script = script
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.opcode == .text,
      let command = ProtocolValue(json: Array(frame.unmaskedData.readableBytesView))
    else { return }
    let (method, parameters) = (command["method"].text ?? "", command["params"])
    switch script(method, parameters) ?? .result(usualResult(of: method, parameters)) {
    case .result(let result): answer(command, result, context)
    case .error(let code, let message): refuse(command, code, message, context)
    case .eventsThenError(let events, let code, let message):
      for event in events { send(event, context) }
      refuse(command, code, message, context)
    case .events(let events, let result):
      for event in events { send(event, context) }
      answer(command, result, context)
    case .resultThenEvents(let result, let events):
      answer(command, result, context)
      sendLater(events, context)
    case .eventsAlone(let events): for event in events { send(event, context) }
    case .silence: break
    case .close: context.close(promise: nil)
    }
  }

  private func refuse(
    _ command: ProtocolValue,
    _ code: String,
    _ message: String,
    _ context: ChannelHandlerContext
  ) {
    send(
      ["id": command["id"], "type": "error", "error": .text(code), "message": .text(message)],
      context
    )
  }

  private func answer(
    _ command: ProtocolValue,
    _ result: ProtocolValue,
    _ context: ChannelHandlerContext
  ) {
    send(["id": command["id"], "type": "success", "result": result], context)
  }

  private func sendLater(_ events: [ProtocolValue], _ context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: .milliseconds(50)) {
      for event in events { self.send(event, bound.value) }
    }
  }

  /// Sends a message torn into two frames, with a ping between.
  private func send(_ message: ProtocolValue, _ context: ChannelHandlerContext) {
    let bytes = message.json
    let half = bytes.count / 2
    let allocator = context.channel.allocator
    let frames = [
      WebSocketFrame(fin: false, opcode: .text, data: allocator.buffer(bytes: bytes[..<half])),
      WebSocketFrame(fin: true, opcode: .ping, data: allocator.buffer(bytes: [1, 2])),
      WebSocketFrame(
        fin: true,
        opcode: .continuation,
        data: allocator.buffer(bytes: bytes[half...])
      ),
    ]
    for frame in frames { context.writeAndFlush(wrapOutboundOut(frame), promise: nil) }
  }

  private func usualResult(of method: String, _ parameters: ProtocolValue) -> ProtocolValue {
    switch method {
    case "browser.createUserContext": ["userContext": "u"]
    case "browsingContext.create": ["context": .text(nextTab)]
    case "script.evaluate": .page(parameters["expression"].text ?? "")
    default: [:]
    }
  }

  /// `c` for the first page, then `c2`.
  private var nextTab: String {
    tabCount.withLock { count in
      count += 1
      return count == 1 ? "c" : "c\(count)"
    }
  }
}
