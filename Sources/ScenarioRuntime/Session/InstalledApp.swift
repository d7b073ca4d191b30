package import AppModelKit

/// An app model that scenarios can name, without its type.
package struct InstalledApp: Sendable {
  package let description: AppDescription

  /// Starts the app, or says why it can't be started as asked.
  package let launch: @Sendable (LaunchRequest) throws(LaunchFailure) -> Launch

  package init(
    description: AppDescription,
    launch: @escaping @Sendable (LaunchRequest) throws(LaunchFailure) -> Launch
  ) {
    self.description = description
    self.launch = launch
  }
}

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
