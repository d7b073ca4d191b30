import AppModelKit
import BuiltInApps
import DeviceTestSupport
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing

@testable import DeviceSessions

/// What goes wrong with a device or its server.
struct DeviceFaultTests {
  private static func device(
    answerTime: Duration = .seconds(60),
    _ answer: @escaping @Sendable (ScriptedAppium.Request) -> ScriptedAppium.Reaction?
  ) throws -> DrivenModel {
    let model = try #require(BuiltInApps.all.first { $0.description.name == "todo" })
    return try DrivenModel(
      model,
      DeviceApp("todo"),
      on: .iOS,
      answerTime: answerTime,
      answer: answer
    )
  }

  @Test func `a server that is not there is named, with the way out`() throws {
    let server = try ScriptedAppium { _ in .value(.null) }
    server.stop()
    let driver = DeviceDriver("phone", at: server.address, .iOS)
    let problem = #expect(throws: PlaceProblem.self) {
      try DevicePlace(DeviceRequest(driver, capabilities: []))
    }
    #expect(
      problem?.text == "no Appium server for phone: \(server.address): connection refused; start "
        + "it with 'appium', or correct its address in 'drivers' of rehearse.yaml"
    )
  }

  @Test func `a server that is not ready says why`() throws {
    let server = try ScriptedAppium { _ in
      .value(["ready": false, "message": "no device is connected\nsee the log"])
    }
    let driver = DeviceDriver("phone", at: server.address, .iOS)
    let problem = #expect(throws: PlaceProblem.self) {
      try DevicePlace(DeviceRequest(driver, capabilities: []))
    }
    #expect(
      problem?.text == "the Appium server of phone is not ready: no device is connected"
    )
  }

  @Test func `doctor learns the version of a server, or what is wrong`() throws {
    let server = try ScriptedAppium { _ in
      .value(["ready": true, "build": ["version": "3.1.0"]])
    }
    var configuration = Configuration()
    configuration.devices = [
      DeviceDriver("phone", at: server.address, .iOS),
      DeviceDriver("tablet", at: "http://127.0.0.1:1", .android),
    ]
    let surveys = DevicePlaces().survey(configuration)
    #expect(surveys.map(\.name) == ["phone", "tablet"])
    #expect(surveys[0].programs.map(\.version) == ["Appium 3.1.0 for iOS"])
    #expect(surveys[1].problems.first?.reason.hasSuffix("connection refused") == true)
  }

  @Test func `a session that does not start is an error of the launch`() throws {
    let device = try Self.device { request in
      request.line == "POST /session"
        ? .error("session not created", "App with bundle identifier 'x' unknown\nat y") : nil
    }
    let failure = #expect(throws: LaunchFailure.self) {
      try device.session().launch(LaunchSettings())
    }
    #expect(
      failure?.reason == "the device started no session: App with bundle identifier 'x' unknown"
    )
  }

  private static func fault(
    of request: String,
    _ reaction: ScriptedAppium.Reaction,
    answerTime: Duration = .seconds(60)
  ) throws -> SessionFault? {
    let device = try Self.device(answerTime: answerTime) { $0.line == request ? reaction : nil }
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    _ = session.screen
    if let fault = session.takeFault() { return fault }
    do throws(SessionFault) { _ = try session.perform(.tap, on: 1) } catch { return error }
    return nil
  }

  @Test(arguments: [
    (
      ScriptedAppium.Reaction.error("invalid session id", "A session is terminated"),
      SessionFault(.crash, "the session with the device ended")
    ),
    (
      .error("unknown error", "no hit point\nat z"),
      SessionFault(.misconduct, "the device refused: no hit point")
    ),
    (.close, SessionFault(.crash, "the Appium server ended: the connection was closed")),
    (
      .garbage("<html>"),
      SessionFault(.crash, "the Appium server's answer can't be read: it answered '<html>'")
    ),
  ])
  func `a command that fails says why`(
    reaction: ScriptedAppium.Reaction,
    fault: SessionFault
  ) throws {
    #expect(try Self.fault(of: "POST /actions", reaction) == fault)
  }

  @Test func `a device that does not answer fails the step`() throws {
    #expect(
      try Self.fault(of: "POST /actions", .silence, answerTime: .seconds(3))
        == SessionFault(.misconduct, "the device did not answer for 3s")
    )
  }

  @Test(arguments: [
    (
      ScriptedAppium.Reaction.value("<a"),
      SessionFault(.misconduct, "the device's screen can't be read: the tag 'a' is never closed")
    ),
    (
      .value(1),
      SessionFault(
        .crash,
        "the Appium server's answer can't be read: it answered 'a source that is not a text'"
      )
    ),
  ])
  func `a source that is no XML fails the step`(
    reaction: ScriptedAppium.Reaction,
    fault: SessionFault
  ) throws {
    #expect(try Self.fault(of: "GET /source", reaction) == fault)
  }

  @Test func `an app that has ended is a crash`() throws {
    let device = try Self.device { request in
      switch request.line {
      case "GET /source":
        .value(
          """
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" \
          bundleId="com.apple.springboard" x="0" y="0" width="1" height="1"/>
          """
        )
      case "POST /execute/sync mobile: queryAppState": .value(1)
      default: nil
      }
    }
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    _ = session.screen
    #expect(session.takeFault() == SessionFault(.crash, "the app ended"))
    #expect(!session.isRunning)
    #expect(device.requests.last == "DELETE ")
  }

  @Test(arguments: ["", "a/../b", "a b", "x\r\ny"])
  func `an element with an odd identifier is not asked about`(identifier: String) throws {
    let key = "element-6066-11e4-a52e-4f735466cecf"
    let device = try Self.device { request in
      request.line == "GET /element/active" ? .value([key: .text(identifier)]) : nil
    }
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    #expect(
      throws: SessionFault(
        .crash,
        "the Appium server's answer can't be read: it answered 'an element without an identifier'"
      )
    ) { try session.typeBeginning(of: "a") }
  }
}
