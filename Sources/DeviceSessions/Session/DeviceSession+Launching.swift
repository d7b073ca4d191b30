package import AppModelKit
import ProtocolValues
import ScenarioModel
package import ScenarioRuntime
import WebDriverClient

extension DeviceSession {
  package func launch(_ settings: LaunchSettings) throws(LaunchFailure) -> [LaunchWarning] {
    close()
    defer { tick() }
    let launch = try DeviceLaunch(of: identifier, settings, on: place.platform)
    appium = try place.start(launch, isInterrupted: isInterrupted)
    if let url = settings.url { try open(url) }
    isRunning = true
    return []
  }

  /// Opens the app with a URL.
  private func open(_ url: String) throws(LaunchFailure) {
    let key = place.platform == .iOS ? "bundleId" : "package"
    do throws(SessionFault) {
      try attempt { appium throws(DriverFault) in
        _ = try appium.execute("deepLink", ["url": .text(url), key: .text(identifier)])
      }
    } catch {
      close()
      throw LaunchFailure("the app could not be opened with '\(url)': \(error.message)")
    }
  }

  package func terminate() {
    guard isRunning else { return }
    let key = place.platform == .iOS ? "bundleId" : "appId"
    do throws(SessionFault) {
      try attempt { appium throws(DriverFault) in
        _ = try appium.execute("terminateApp", [key: .text(identifier)])
      }
      forgetApp()
    } catch {
      close()
    }
    tick()
  }

  package func stayInBackground(for time: Duration) throws(SessionFault) {
    noteGesture()
    defer { invalidate() }
    try attempt { appium throws(DriverFault) in
      let seconds = ProtocolValue.number(time.seconds)
      _ = try appium.execute("backgroundApp", ["seconds": seconds], longer: time)
    }
  }
}
