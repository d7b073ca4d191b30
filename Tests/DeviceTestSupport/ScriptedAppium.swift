import NIOCore
import NIOHTTP1
import NIOPosix
package import ProtocolValues
import Synchronization

/// A server that answers the requests of Appium's protocol as a test says.
package final class ScriptedAppium: Sendable {
  /// A request with its body, which is null without one.
  package struct Request: Sendable {
    package let method: String
    package let path: String
    package let body: ProtocolValue

    /// The path behind the session's own, such as `/source`.
    package var command: String {
      let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
      guard parts.first == "session", parts.count > 1 else { return path }
      return parts.count > 2 ? "/\(parts[2])" : ""
    }

    /// The method and the command, and for those of Appium alone their name.
    package var line: String {
      let name = body["script"].text.map { " \($0)" } ?? ""
      return "\(method) \(command)\(name)"
    }
  }

  package enum Reaction: Sendable {
    case value(ProtocolValue)
    case error(String, String)

    /// A body that is no JSON.
    case garbage(String)
    case silence
    case close
  }

  package typealias Script = @Sendable (Request) -> Reaction

  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel
  private let log: RequestLog

  /// The address to connect to.
  package let address: String

  /// Listens on a port of its own.
  package init(_ script: @escaping Script) throws {
    let log = RequestLog()
    channel = try ServerBootstrap(group: group)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(RequestHandler(script, log))
        }
      }
      .bind(host: "127.0.0.1", port: 0).wait()
    address = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)"
    self.log = log
  }

  /// All requests until now.
  package var requests: [Request] { log.requests }

  /// Stops listening; connections end.
  package func stop() { try? channel.close().wait() }

  deinit {
    channel.close(promise: nil)
    group.shutdownGracefully { _ in }
  }
}

/// The requests that a server has got.
private final class RequestLog: Sendable {
  private let all = Mutex<[ScriptedAppium.Request]>([])

  var requests: [ScriptedAppium.Request] { all.withLock { $0 } }

  func append(_ request: ScriptedAppium.Request) { all.withLock { $0.append(request) } }
}

/// Gathers a request and answers it.
private final class RequestHandler: ChannelInboundHandler, Sendable {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let script: ScriptedAppium.Script
  private let log: RequestLog
  private let parts = Mutex((method: "", path: "", body: [UInt8]()))

  init(_ script: @escaping ScriptedAppium.Script, _ log: RequestLog) {
    self.script = script
    self.log = log
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): parts.withLock { $0 = (head.method.rawValue, head.uri, []) }
    case .body(let buffer): parts.withLock { $0.body += buffer.readableBytesView }
    case .end:
      let request = parts.withLock { parts in
        ScriptedAppium.Request(
          method: parts.method,
          path: parts.path,
          body: ProtocolValue(json: parts.body) ?? .null
        )
      }
      log.append(request)
      answer(script(request), context)
    }
  }

  private func answer(_ reaction: ScriptedAppium.Reaction, _ context: ChannelHandlerContext) {
    switch reaction {
    case .value(let value):
      let answer: ProtocolValue = ["value": value]
      write(answer.json, .ok, context)
    case .error(let code, let message):
      let answer: ProtocolValue = ["value": ["error": .text(code), "message": .text(message)]]
      write(answer.json, code == "invalid session id" ? .notFound : .internalServerError, context)
    case .garbage(let text): write(Array(text.utf8), .ok, context)
    case .silence: break
    case .close: context.close(promise: nil)
    }
  }

  private func write(
    _ bytes: [UInt8],
    _ status: HTTPResponseStatus,
    _ context: ChannelHandlerContext
  ) {
    let body = context.channel.allocator.buffer(bytes: bytes)
    let headers: HTTPHeaders = ["content-length": "\(body.readableBytes)"]
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
