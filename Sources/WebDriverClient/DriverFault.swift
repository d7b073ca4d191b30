/// Why a driver or browser did not do what it was asked for.
package enum DriverFault: Error, Hashable, Sendable {
  /// It can't be reached, with the reason in words.
  case unreachable(String)

  /// The connection was closed, as it is when the other side ends.
  case closed

  /// There was no answer in time.
  case timedOut

  /// The run is to end, so the answer was not waited for.
  case interrupted

  /// It refused, with the protocol's word and its own message.
  case refused(code: String, message: String)

  /// It answered something that is not part of the protocol.
  case malformed(String)
}

extension DriverFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreachable(let reason): reason
    case .closed: "the connection was closed"
    case .timedOut: "there was no answer in time"
    case .interrupted: "the run was interrupted"
    case .refused(_, let message): message.firstLine
    case .malformed(let text): "it answered '\(text.firstLine)'"
    }
  }
}

extension String {
  /// The text up to its first line break, at most 200 characters.
  package var firstLine: String { String(prefix { !$0.isNewline }.prefix(200)) }
}
