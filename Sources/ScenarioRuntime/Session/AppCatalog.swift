import AppModelKit

/// The app models of this tool, in the order in which they are listed.
package struct AppCatalog: Sendable {
  package let apps: [InstalledApp]

  /// Apps whose names must differ, as scenarios tell them apart by these.
  package init(_ apps: [InstalledApp]) {
    self.apps = apps
    for (name, alike) in Dictionary(grouping: names, by: \.self) {
      precondition(alike.count == 1, "two app models are named '\(name)'")
    }
  }

  package var names: [String] { apps.map(\.description.name) }

  package subscript(name: String) -> InstalledApp? {
    apps.first { $0.description.name == name }
  }
}
