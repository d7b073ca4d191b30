import AppModelKit

/// The app models of this tool, in the order in which they are listed.
package struct AppCatalog: Sendable {
  package let apps: [InstalledApp]

  package init(_ apps: [InstalledApp]) {
    self.apps = apps
  }

  package var names: [String] { apps.map(\.description.name) }

  package subscript(name: String) -> InstalledApp? {
    apps.first { $0.description.name == name }
  }
}
