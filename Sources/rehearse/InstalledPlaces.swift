import BrowserSessions
import DeviceSessions
import ScenarioModel
import ScenarioRuntime

/// All places of the tool: browsers and devices.
struct InstalledPlaces: PlaceProvider {
  private let browsers = BrowserPlaces(sharing: ServerPool())

  func open(_ request: PlaceRequest) throws(PlaceProblem) -> any RemotePlace {
    guard request.device != nil else { return try browsers.open(request) }
    return try DevicePlaces().open(request)
  }

  func survey(_ configuration: Configuration) -> [PlaceSurvey] {
    browsers.survey(configuration) + DevicePlaces().survey(configuration)
  }
}
