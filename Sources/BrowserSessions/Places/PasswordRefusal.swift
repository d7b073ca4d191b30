import ProtocolValues
import Synchronization
import WebDriverClient

/// Refuses to give a password when a server asks for one, so that a page gets the server's answer.
///
/// Firefox would ask in a dialog instead, which is never shown, and the page would not answer until then.
final class PasswordRefusal: Sendable {
  private struct Weak {
    weak var connection: BiDiConnection?
  }

  private let target = Mutex(Weak())

  /// Begins to refuse passwords on a connection.
  func begin(on connection: BiDiConnection) {
    target.withLock { $0.connection = connection }
    try? connection.post("network.addIntercept", ["phases": ["authRequired"]])
  }

  func receive(_ event: BiDiConnection.Event) {
    let request = event.parameters["request"]["request"]
    guard event.method == "network.authRequired", let name = request.text,
      let connection = target.withLock({ $0.connection })
    else { return }
    let answer: ProtocolValue = ["request": .text(name), "action": "cancel"]
    try? connection.post("network.continueWithAuth", answer)
  }
}
