package import ScenarioRuntime

/// Opens browsers for the command line.
package struct BrowserPlaces: PlaceProvider {
  package init() {}

  package func open(_ request: PlaceRequest) throws(PlaceProblem) -> any RemotePlace {
    guard let kind = BrowserKind(rawValue: request.name) else {
      throw PlaceProblem("'\(request.name)' is no browser that can be driven")
    }
    return try BrowserPlace(
      BrowserRequest(
        kind,
        settings: request.settings,
        isHeaded: request.isHeaded,
        keepsFailures: request.keepsFailures
      ),
      for: request.apps,
      in: request.folder
    )
  }
}
