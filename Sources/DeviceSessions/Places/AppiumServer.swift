import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// An Appium server that answers.
struct AppiumServer {
  let address: WebAddress

  /// The version that it reports, such as `2.11.3`.
  let version: String?

  /// Asks the server of a driver whether it is ready.
  init(of driver: DeviceDriver) throws(PlaceProblem) {
    let written = driver.address.value
    guard let address = WebAddress(written) else {
      throw PlaceProblem("'\(written)' is not an address of an Appium server")
    }
    self.address = address
    let status: ProtocolValue
    do throws(DriverFault) {
      status = try DriverSession.status(of: address, Patience(.seconds(10)))
    } catch {
      throw PlaceProblem(
        "no Appium server for \(driver.name.value): \(written): \(error)",
        advice: "start it with 'appium', or correct its address in 'drivers' of rehearse.yaml"
      )
    }
    guard status["ready"].boolean != false else {
      let reason = (status["message"].text ?? "it gives no reason").firstLine
      throw PlaceProblem("the Appium server of \(driver.name.value) is not ready: \(reason)")
    }
    version = status["build"]["version"].text?.firstLine
  }
}
