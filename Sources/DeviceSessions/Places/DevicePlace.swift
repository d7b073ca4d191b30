import AppModelKit
package import ScenarioEvents
import ScenarioModel
package import ScenarioRuntime
import Synchronization
import WebDriverClient

/// A device that runs test cases, one after the other.
///
/// Each launch is a session of its own with the Appium server.
package final class DevicePlace: RemotePlace {
  let platform: DevicePlatform

  /// Whether the app of a failed test case stays as it is until the place is closed.
  let keepsFailures: Bool
  let clock: DeviceClock

  /// How long the device may take to answer a command.
  let answerTime: Duration
  private let server: WebAddress
  private let capabilities: [Value.Entry]
  private let open = Mutex<[AppiumSession]>([])
  package let description: PlaceDescription

  /// A session with a device takes this long at most to start; WebDriverAgent may have to be built.
  private static let startTime = Duration.seconds(600)

  /// Asks the server whether it is ready; sessions are started by launches.
  package init(
    _ request: DeviceRequest,
    keepsFailures: Bool = false,
    clock: DeviceClock = .real,
    answerTime: Duration = .seconds(60)
  ) throws(PlaceProblem) {
    let server = try AppiumServer(of: request.driver)
    self.server = server.address
    platform = request.driver.platform
    capabilities = request.capabilities
    self.keepsFailures = keepsFailures
    self.clock = clock
    self.answerTime = answerTime
    description = PlaceDescription(
      name: request.driver.name.value,
      browser: "Appium",
      version: server.version
    )
  }

  package var warnings: [String] { [] }

  package var greatestJobCount: Int? { 1 }

  package func makeSession(
    for app: InstalledApp,
    isInterrupted: @escaping @Sendable () -> Bool
  ) -> DeviceSession {
    guard let device = app.device, let identifier = device.identifiers[platform] else {
      preconditionFailure("an app that a device does not have is run there")
    }
    return DeviceSession(of: device, identifier, in: self, isInterrupted: isInterrupted)
  }

  /// Starts an app by a new session.
  func start(
    _ launch: DeviceLaunch,
    isInterrupted: @escaping @Sendable () -> Bool
  ) throws(LaunchFailure) -> AppiumSession {
    let session: AppiumSession
    do throws(DriverFault) {
      session = try AppiumSession(
        session: DriverSession(
          at: server,
          wanting: launch.capabilities(besides: capabilities, on: platform),
          // A session that has begun to start can be ended only once the server has named it.
          Patience(Self.startTime, isInterrupted: Patience.afterGrace(isInterrupted))
        ),
        answerTime: answerTime,
        isInterrupted: isInterrupted
      )
    } catch {
      throw LaunchFailure("the device started no session: \(error)")
    }
    open.withLock { $0.append(session) }
    return session
  }

  /// Ends a session, and with it the app.
  func end(_ session: AppiumSession) {
    open.withLock { $0.removeAll { $0.identifier == session.identifier } }
    session.end()
  }

  package func close() {
    for session in open.withLock({ $0 }) { end(session) }
  }
}
