import Foundation
import ScenarioModel
import ScenarioTestSupport

@testable import DeviceSessions

/// The screens of `Tests/DeviceSessionsTests/Recorded`.
enum RecordedScreens {
  static func screen(
    _ name: String,
    of platform: DevicePlatform,
    scale: Double = 1
  ) throws -> DeviceScreen {
    let source = try Repository.text(of: "Tests/DeviceSessionsTests/Recorded/\(name).xml")
    return try DeviceScreen(source, of: platform, scale: scale)
  }
}
