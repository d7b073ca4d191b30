package import ProtocolValues

/// A session with a driver over the classic protocol, which starts and ends the browser.
package struct DriverSession: Sendable {
  /// The driver's address, such as `http://127.0.0.1:9515`.
  package let driver: WebAddress
  package let identifier: String

  /// The capabilities that the driver reports for the browser.
  package let capabilities: ProtocolValue

  /// Starts a browser.
  package init(
    at driver: WebAddress,
    wanting capabilities: ProtocolValue,
    _ patience: Patience
  ) throws(DriverFault) {
    self.driver = driver
    let value = try Self.send(
      "POST",
      "/session",
      to: driver,
      ["capabilities": ["alwaysMatch": capabilities]],
      patience
    )
    guard let identifier = value["sessionId"].text else {
      throw .malformed(String(decoding: value.json, as: UTF8.self))
    }
    self.identifier = identifier
    self.capabilities = value["capabilities"]
  }

  /// Sends a command of the session, such as `GET` of `/title`.
  @discardableResult
  package func send(
    _ method: String,
    _ path: String,
    _ body: ProtocolValue? = nil,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    try Self.send(method, "/session/\(identifier)\(path)", to: driver, body, patience)
  }

  /// Asks a driver whether it is ready, without a session.
  package static func status(
    of driver: WebAddress,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    try send("GET", "/status", to: driver, nil, patience)
  }

  private static func send(
    _ method: String,
    _ path: String,
    to driver: WebAddress,
    _ body: ProtocolValue?,
    _ patience: Patience
  ) throws(DriverFault) -> ProtocolValue {
    guard let address = WebAddress("\(driver.origin)\(driver.basePath)\(path)") else {
      throw .malformed(path)
    }
    let response = try HTTPExchange(method, address, body: body?.json).response(patience)
    guard let answer = ProtocolValue(json: response.body) else {
      throw .malformed(String(decoding: response.body, as: UTF8.self))
    }
    let value = answer["value"]
    guard response.status < 400 else {
      throw .refused(code: value["error"].text ?? "unknown", message: value["message"].text ?? "")
    }
    return value
  }
}
