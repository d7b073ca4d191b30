/// A reason why a driver or browser did not carry out a command.
package enum DriverFault: Error, Hashable, Sendable {
  /// It can't be reached, with the reason in words.
  case unreachable(String)

  /// The connection was closed, for example because the other side ended.
  case closed

  /// There was no answer in time.
  case timedOut

  /// The run was interrupted during the wait for the answer.
  case interrupted

  /// It refused, with the protocol's word and its own message.
  case refused(code: String, message: String)

  /// It sent an answer that violates the protocol.
  case malformed(String)
}

extension DriverFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreachable(let reason): reason
    case .closed: "the connection was closed"
    case .timedOut: "there was no answer in time"
    case .interrupted: "the run was interrupted"
    case .refused(let code, let message):
      // How ChromeDriver writes an error of its own that has no text.
      message == "[object Object]" ? "it refused without a reason (\(code))" : message.firstLine
    case .malformed(let text): "it answered '\(text.firstLine)'"
    }
  }
}

extension String {
  /// The text up to its first line break, at most 200 characters.
  package var firstLine: String { String(prefix { !$0.isNewline }.prefix(200)) }
}
