import NIOCore
package import ProtocolValues
import Synchronization

/// A W3C WebDriver BiDi connection, which sends commands to a browser and receives events.
///
/// Any thread may send. Answers are matched to commands by number.
///
///     let connection = try BiDiConnection(to: address, Patience(.seconds(5)))
///     let tree = try connection.send("browsingContext.getTree", [:], Patience(.seconds(5)))
package final class BiDiConnection: Sendable {
  /// Something that happened in the browser.
  package struct Event: Sendable {
    package let method: String
    package let parameters: ProtocolValue
  }

  private struct State {
    var nextNumber = 1
    var pending: [Int: Reply<ProtocolValue>] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())
  private let channel: any Channel
  private let inbox: Inbox

  /// Connects to the `webSocketUrl` that a driver gave.
  ///
  /// The handler receives each event, on a thread that must not wait.
  package init(
    to address: WebAddress,
    _ patience: Patience,
    onEvent: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws(DriverFault) {
    inbox = Inbox(onEvent: onEvent)
    channel = try WebSocketConnector(address, inbox: inbox).connect(patience)
    inbox.deliver(to: self)
  }

  /// The answer to a command that was sent.
  package struct Answer: Sendable {
    fileprivate let connection: BiDiConnection
    fileprivate let number: Int
    fileprivate let reply: Reply<ProtocolValue>

    @discardableResult
    package func wait(_ patience: Patience) throws(DriverFault) -> ProtocolValue {
      do throws(DriverFault) {
        return try reply.wait(patience)
      } catch {
        connection.forget(number)
        throw error
      }
    }
  }

  /// Sends a command and waits for its answer.
  @discardableResult
  package func send(
    _ method: String,
    _ parameters: ProtocolValue,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    try begin(method, parameters).wait(patience)
  }

  /// Sends a command, whose answer can be waited for later.
  ///
  /// The browser carries out several such commands at the same time.
  package func begin(_ method: String, _ parameters: ProtocolValue) throws(DriverFault) -> Answer {
    let reply = Reply<ProtocolValue>()
    let number = try nextNumber(for: reply)
    write(number, method, parameters)
    return Answer(connection: self, number: number, reply: reply)
  }

  /// Sends a command that nobody waits for, because its answer does not matter or never comes.
  package func post(_ method: String, _ parameters: ProtocolValue) throws(DriverFault) {
    write(try nextNumber(for: nil), method, parameters)
  }

  private func write(_ number: Int, _ method: String, _ parameters: ProtocolValue) {
    let command: ProtocolValue = [
      "id": .number(Double(number)), "method": .text(method), "params": parameters,
    ]
    channel.writeAndFlush(channel.allocator.buffer(bytes: command.json), promise: nil)
  }

  /// Gives up a command whose answer did not come in time.
  fileprivate func forget(_ number: Int) {
    state.withLock { _ = $0.pending.removeValue(forKey: number) }
  }

  /// The number of a new command, whose answer goes to a reply.
  private func nextNumber(for reply: Reply<ProtocolValue>?) throws(DriverFault) -> Int {
    let number: Int? = state.withLock { state in
      guard !state.isClosed else { return nil }
      defer { state.nextNumber += 1 }
      state.pending[state.nextNumber] = reply
      return state.nextNumber
    }
    guard let number else { throw .closed }
    return number
  }

  /// Whether the other side has closed the connection.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Closes the connection; commands that wait for an answer fail.
  package func close() { channel.close(promise: nil) }

  /// Handles a complete message.
  ///
  /// Ignores messages that are neither answers nor events.
  fileprivate func receive(_ message: ProtocolValue) {
    guard let number = message["id"].integer else { return inbox.handOn(message) }
    let reply = state.withLock { $0.pending.removeValue(forKey: number) }
    reply?.fulfil(with: Self.result(of: message))
  }

  private static func result(of message: ProtocolValue) -> Result<ProtocolValue, DriverFault> {
    if message["type"].text == "success" { return .success(message["result"]) }
    let (code, text) = (message["error"].text ?? "unknown", message["message"].text ?? "")
    return .failure(.refused(code: code, message: text))
  }

  /// Fails all commands that are waiting for an answer.
  fileprivate func noteEnd() {
    let pending = state.withLock { state in
      state.isClosed = true
      defer { state.pending = [:] }
      return state.pending.values.map(\.self)
    }
    for reply in pending { reply.fulfil(with: .failure(.closed)) }
  }
}

/// Passes messages from the reading thread to a connection.
///
/// Messages that arrive before the connection is complete are kept for it.
final class Inbox: Sendable {
  private enum Content {
    case message(ProtocolValue)
    case end
  }

  private struct State {
    weak var receiver: BiDiConnection?
    var kept: [Content] = []
  }

  private let state = Mutex(State())
  private let onEvent: @Sendable (BiDiConnection.Event) -> Void

  init(onEvent: @escaping @Sendable (BiDiConnection.Event) -> Void) {
    self.onEvent = onEvent
  }

  func receive(_ bytes: [UInt8]) {
    if let message = ProtocolValue(json: bytes) { take(.message(message)) }
  }

  func noteEnd() { take(.end) }

  fileprivate func handOn(_ message: ProtocolValue) {
    guard let method = message["method"].text else { return }
    onEvent(BiDiConnection.Event(method: method, parameters: message["params"]))
  }

  fileprivate func deliver(to connection: BiDiConnection) {
    let kept = state.withLock { state in
      state.receiver = connection
      defer { state.kept = [] }
      return state.kept
    }
    for content in kept { Self.deliver(content, to: connection) }
  }

  private func take(_ content: Content) {
    let receiver = state.withLock { state in
      if state.receiver == nil { state.kept.append(content) }
      return state.receiver
    }
    if let receiver { Self.deliver(content, to: receiver) }
  }

  private static func deliver(_ content: Content, to connection: BiDiConnection) {
    switch content {
    case .message(let message): connection.receive(message)
    case .end: connection.noteEnd()
    }
  }
}
