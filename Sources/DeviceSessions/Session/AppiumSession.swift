import AppModelKit
import ProtocolValues
import ScenarioRuntime
import WebDriverClient

/// A session of an Appium server: the commands that scenarios need.
struct AppiumSession {
  let session: DriverSession
  let answerTime: Duration
  let isInterrupted: @Sendable () -> Bool

  var identifier: String { session.identifier }

  /// How many pixels a point of an Android device is wide; 1 if the device does not say.
  var scale: Double {
    let ratio = session.capabilities["pixelRatio"]
    let density = session.capabilities["deviceScreenDensity"].number.map { $0 / 160 }
    let scale = ratio.number ?? ratio.text.flatMap { Double($0) } ?? density ?? 1
    return scale.isFinite && scale > 0 ? scale : 1
  }

  @discardableResult
  private func send(
    _ method: String,
    _ path: String,
    _ body: ProtocolValue? = nil,
    longer time: Duration = .zero
  ) throws(DriverFault) -> ProtocolValue {
    let patience = Patience(answerTime + time, isInterrupted: isInterrupted)
    return try session.send(method, path, body, patience)
  }

  /// Carries out a command that only Appium has, such as `mobile: hideKeyboard`.
  @discardableResult
  func execute(
    _ command: String,
    _ arguments: [String: ProtocolValue] = [:],
    longer time: Duration = .zero
  ) throws(DriverFault) -> ProtocolValue {
    let body: ProtocolValue = [
      "script": .text("mobile: \(command)"), "args": [.mapping(arguments)],
    ]
    return try send("POST", "/execute/sync", body, longer: time)
  }

  /// What the device shows, as XML.
  func source() throws(DriverFault) -> String {
    let value = try send("GET", "/source")
    guard let text = value.text else { throw .malformed("a source that is not a text") }
    return text
  }

  /// A picture of the screen as PNG; nil if the device takes none.
  func picture() -> [UInt8]? {
    let value = try? send("GET", "/screenshot")
    return value?.text.flatMap { [UInt8](base64: String($0.filter { !$0.isWhitespace })) }
  }

  func goBack() throws(DriverFault) { try send("POST", "/back", [:]) }

  /// Moves fingers, which takes a time.
  func touch(_ touch: DeviceTouch) throws(DriverFault) {
    try send("POST", "/actions", touch.body, longer: touch.length)
  }

  /// Ends the session, whatever becomes of the answer.
  func end() { _ = try? session.send("DELETE", "", nil, Patience(.seconds(20))) }
}

/// Elements as the server knows them.
extension AppiumSession {
  /// The key of elements' identifiers, which W3C WebDriver defines.
  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

  /// The identifier in an answer, which becomes part of further paths.
  private static func element(in answer: ProtocolValue) throws(DriverFault) -> String {
    let isPlain = { (scalar: Unicode.Scalar) in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.:".contains(Character(scalar)))
    }
    guard let identifier = answer[elementKey].text, !identifier.isEmpty,
      identifier.unicodeScalars.allSatisfy(isPlain)
    else { throw .malformed("an element without an identifier") }
    return identifier
  }

  /// The element with the keyboard's focus; nil without.
  func activeElement() throws(DriverFault) -> String? {
    do throws(DriverFault) {
      return try Self.element(in: send("GET", "/element/active"))
    } catch {
      if case .refused("no such element", _) = error { return nil }
      throw error
    }
  }

  /// The element at an XPath; nil if it has gone.
  func element(at path: String) throws(DriverFault) -> String? {
    do throws(DriverFault) {
      let query: ProtocolValue = ["using": "xpath", "value": .text(path)]
      return try Self.element(in: send("POST", "/element", query))
    } catch {
      if error.isOfAbsence { return nil }
      throw error
    }
  }

  /// The frame of an element in the device's units; nil if it has gone.
  func frame(of element: String) throws(DriverFault) -> Rect? {
    do throws(DriverFault) {
      let rect = try send("GET", "/element/\(element)/rect")
      let numbers = ["x", "y", "width", "height"].compactMap { rect[$0].number }
      return numbers.count == 4 ? Rect(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    } catch {
      if error.isOfAbsence { return nil }
      throw error
    }
  }

  /// Types a text into an element, or sets it, as a slider.
  func send(_ text: String, to element: String) throws(DriverFault) {
    let characters = ProtocolValue.list(text.map { .text(String($0)) })
    try send("POST", "/element/\(element)/value", ["text": .text(text), "value": characters])
  }

  func clear(_ element: String) throws(DriverFault) {
    try send("POST", "/element/\(element)/clear", [:])
  }
}

extension DriverFault {
  /// Whether the server says that an element is not there, or not anymore.
  var isOfAbsence: Bool {
    guard case .refused(let code, _) = self else { return false }
    return code == "no such element" || code == "stale element reference"
  }

  /// The fault of a session, as failures describe it.
  func sessionFault(after time: Duration) -> SessionFault {
    switch self {
    case .interrupted: .interrupted
    case .timedOut: SessionFault(.misconduct, "the device did not answer for \(time.wholeSeconds)s")
    case .unreachable, .closed: SessionFault(.crash, "the Appium server ended: \(self)")
    case .refused("invalid session id", _):
      SessionFault(.crash, "the session with the device ended")
    case .refused: SessionFault(.misconduct, "the device refused: \(self)")
    case .malformed: SessionFault(.crash, "the Appium server's answer can't be read: \(self)")
    }
  }
}
