package import ScenarioModel
package import ScenarioRuntime

/// Opens devices for the command line.
package struct DevicePlaces: PlaceProvider {
  package init() {}

  package func open(_ request: PlaceRequest) throws(PlaceProblem) -> any RemotePlace {
    guard let device = request.device else {
      throw PlaceProblem("'\(request.name)' is not a device of rehearse.yaml")
    }
    return try DevicePlace(device, keepsFailures: request.keepsFailures)
  }

  package func survey(_ configuration: Configuration) -> [PlaceSurvey] {
    configuration.devices.map { driver in
      let name = driver.name.value
      do throws(PlaceProblem) {
        let server = try AppiumServer(of: driver)
        let version =
          "Appium \(server.version ?? "of unknown version") for \(driver.platform.rawValue)"
        return PlaceSurvey(name, programs: [(driver.address.value, version)], problems: [])
      } catch {
        return PlaceSurvey(name, programs: [], problems: [error])
      }
    }
  }
}
