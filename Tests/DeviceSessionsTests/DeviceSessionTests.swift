import AppModelKit
import BuiltInApps
import DeviceTestSupport
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing

@testable import DeviceSessions

/// A session with a device that behaves.
struct DeviceSessionTests {
  private static func signIn(on platform: DevicePlatform) throws -> DrivenModel {
    let device = DeviceApp("sign-in", screens: ["SignIn": "authenticate"])
    let model = try #require(BuiltInApps.all.first { $0.description.name == "sign-in" })
    return try DrivenModel(model, device, on: platform)
  }

  private static func index(of identifier: String, in session: DeviceSession) throws -> Int {
    try #require(session.screen.elements.firstIndex { $0.identifier == identifier })
  }

  @Test(arguments: [
    (
      DevicePlatform.iOS,
      [
        "POST /session", "GET /source", "POST /actions", "GET /source", "GET /element/active",
        "GET /element/1/rect", "GET /element/active", "POST /element/1/value", "GET /source",
        "GET /element/active", "GET /element/1/rect", "POST /execute/sync mobile: hideKeyboard",
        "DELETE ",
      ]
    ),
    (
      .android,
      [
        "POST /session", "GET /source", "POST /actions", "GET /source", "GET /element/active",
        "POST /element/1/value", "GET /source", "POST /execute/sync mobile: hideKeyboard",
        "DELETE ",
      ]
    ),
  ])
  func `a text is typed into the focused element`(
    platform: DevicePlatform,
    requests: [String]
  ) throws {
    let device = try Self.signIn(on: platform)
    let session = device.session()
    #expect(try session.launch(LaunchSettings()) == [])
    #expect(try session.perform(.tap, on: Self.index(of: "userName", in: session)) == .done)
    #expect(session.screen.elements.filter(\.isFocused).map(\.identifier) == ["userName"])
    #expect(try session.typeBeginning(of: "ada\nrest") == 3)
    #expect(session.screen.elements[1].value == "ada")
    #expect(try session.type(.dismiss))
    session.end(afterFailure: false)
    #expect(device.requests == requests)
  }

  @Test func `the session ends with the place if nobody else ends it`() throws {
    let device = try Self.signIn(on: .iOS)
    _ = try device.session().launch(LaunchSettings())
    device.place.close()
    #expect(device.requests == ["POST /session", "DELETE "])
  }

  @Test func `an app is terminated, and launched again by a new session`() throws {
    let device = try Self.signIn(on: .android)
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    session.terminate()
    #expect(!session.isRunning)
    #expect(session.screen.elements.isEmpty)
    _ = try session.launch(LaunchSettings())
    #expect(session.isRunning)
    #expect(
      device.requests == [
        "POST /session", "POST /execute/sync mobile: terminateApp", "DELETE ", "POST /session",
      ]
    )
  }

  @Test func `a URL opens the app`() throws {
    let device = try Self.signIn(on: .iOS)
    var settings = LaunchSettings()
    settings.url = "shop://basket"
    let failure = #expect(throws: LaunchFailure.self) { try device.session().launch(settings) }
    #expect(
      failure?.reason == "the app could not be opened with 'shop://basket': "
        + "the device refused: mobile: deepLink"
    )
  }

  @Test func `a wait looks every 400 milliseconds`() throws {
    let device = try Self.signIn(on: .iOS)
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    session.beginStep(timeout: .seconds(5))
    #expect(try session.waitForChange(until: Moment(.seconds(1))) == .deadlineReached)
    #expect(session.moment.time == .seconds(1))
    #expect(session.samplingInterval == .milliseconds(400))
    #expect(device.requests.filter { $0 == "GET /source" }.count == 4)
  }

  @Test func `the time that the device takes is part of the interval`() throws {
    let device = try Self.signIn(on: .iOS)
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    session.beginStep(timeout: .seconds(5))
    _ = session.screen
    device.clock.advance(to: session.moment.time + .milliseconds(900))
    session.invalidate()
    _ = session.screen
    #expect(session.samplingInterval == .milliseconds(900))
  }

  @Test func `an interrupted wait ends at once`() throws {
    let device = try Self.signIn(on: .iOS)
    let session = device.session(isInterrupted: { true })
    #expect(throws: SessionFault.interrupted) { try session.advance(to: Moment(.seconds(60))) }
  }

  @Test func `the app goes to the background for a time`() throws {
    let device = try Self.signIn(on: .iOS)
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    try session.stayInBackground(for: .seconds(3))
    #expect(session.moment.time >= .seconds(3))
    #expect(device.requests.last == "POST /execute/sync mobile: backgroundApp")
  }

  @Test func `a picture is the device's own`() throws {
    let device = try Self.signIn(on: .iOS)
    let session = device.session()
    _ = try session.launch(LaunchSettings())
    #expect(session.takePicture() == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
}
