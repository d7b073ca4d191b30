import AppModelKit

/// The app models of this tool, in the order that `rehearse apps` lists them.
package struct AppCatalog: Sendable {
  package let apps: [InstalledApp]

  package init(_ apps: [InstalledApp]) {
    self.apps = apps
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
