import AppModelKit
import BuiltInApps
import DeviceTestSupport
import ProtocolValues
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

@testable import DeviceSessions

extension SourceSpan {
  static let anywhere = SourceFile(path: "rehearse.yaml", text: "x").span(0..<1)
}

extension DeviceDriver {
  init(_ name: String, at address: String, _ platform: DevicePlatform) {
    self.init(
      name: Located(name, span: .anywhere),
      address: Located(address, span: .anywhere),
      platform: platform,
      capabilities: []
    )
  }
}

extension DeviceApp {
  /// An app that a device knows by one identifier, with names for its screens.
  init(_ name: String, screens: KeyValuePairs<String, String> = [:]) {
    let id = "com.example.model"
    self.init(name: Located(name, span: .anywhere), identifiers: [.iOS: id, .android: id])
    self.screens = screens.map { ScreenMark(name: $0.key, mark: $0.value) }
  }
}

/// A device with an app model, its server, and the clock that both share with sessions.
final class DrivenModel {
  let server: ScriptedAppium
  let clock = SharedClock()
  let place: DevicePlace
  let app: InstalledApp

  /// Starts the server; an answer of the test takes the place of the device's, unless it is nil.
  init(
    _ type: any AppModel.Type,
    _ device: DeviceApp,
    on platform: DevicePlatform,
    answerTime: Duration = .seconds(60),
    answer: @escaping @Sendable (ScriptedAppium.Request) -> ScriptedAppium.Reaction? = { _ in nil }
  ) throws {
    let model = ModelDevice(InstalledApp(type), on: platform, clock: clock)
    server = try ScriptedAppium { answer($0) ?? model.react(to: $0) }
    place = try DevicePlace(
      DeviceRequest(DeviceDriver("phone", at: server.address, platform), capabilities: []),
      clock: clock.sessionClock,
      answerTime: answerTime
    )
    app = InstalledApp(type).adding(ConfiguredApp(name: device.name, device: device))
  }

  func session(isInterrupted: @escaping @Sendable () -> Bool = { false }) -> DeviceSession {
    place.makeSession(for: app, isInterrupted: isInterrupted)
  }

  /// The requests since the session was started, one a line.
  var requests: [String] { server.requests.map(\.line).filter { $0 != "GET /status" } }
}
