import AppModelKit
package import ScenarioModel

/// The app models of this tool, in the order that `rehearse apps` lists them.
package struct AppCatalog: Sendable {
  package let apps: [InstalledApp]

  /// The places that every app must support.
  package let places: [WantedPlace]

  package init(_ apps: [InstalledApp], places: [WantedPlace] = []) {
    self.apps = apps
    self.places = places
  }

  /// A place that the user asked for by name, or that the command needs.
  package enum WantedPlace: Sendable {
    case model

    /// The app model, for a command that has no use for anything else.
    case onlyModel
    case browser(String)
    case device(String, DevicePlatform)
  }

  /// The apps together with those of a configuration.
  ///
  /// One of them may belong to a model of the same name.
  package func adding(_ configured: [ConfiguredApp], places: [WantedPlace] = []) -> AppCatalog {
    var apps = apps
    for app in configured {
      if let index = apps.firstIndex(where: { $0.description.name == app.name.value }) {
        apps[index] = apps[index].adding(app)
      } else {
        apps.append(InstalledApp(app))
      }
    }
    return AppCatalog(apps, places: places)
  }

  /// The first wanted place that an app does not support.
  func missingPlace(of app: InstalledApp) -> WantedPlace? {
    places.first { place in
      switch place {
      case .model, .onlyModel: !app.hasModel
      case .browser: app.web == nil
      case .device(_, let platform): app.device?.identifiers[platform] == nil
      }
    }
  }

  /// The problems that keep the apps from being used, such as two apps of one name.
  package var problems: [String] {
    let doubles = names.doubles.map { "two app models are named '\($0)'" }
    return apps.reduce(into: doubles) { problems, app in
      let description = app.description
      problems += description.problems.map { "app '\(description.name)': \($0)" }
    }
  }

  package var names: [String] { apps.map(\.description.name) }

  package subscript(name: String) -> InstalledApp? {
    apps.first { $0.description.name == name }
  }
}
